import clsx from 'clsx';
import React, {type ReactNode} from 'react';

import type {AdFormat} from '../../site/adFormats.ts';

import styles from './Mark.module.css';

/** Draws lines of an app's text, each specified as [x, y, width]. */
function lines(...rows: [number, number, number][]): ReactNode {
  return rows.map(([x, y, width]) => (
    <rect key={`${x} ${y}`} className={styles.text} x={x} y={y} width={width} height="5" />
  ));
}

/**
 * The screen is 104 units wide and represents 320 points, so 320 × 50 is 104 × 16 here and 300 × 250 is 98 × 81. The
 * marked area is the ad.
 */
const SCREENS: Record<AdFormat, ReactNode> = {
  banner: (
    <>
      <rect className={styles.block} x="16" y="30" width="88" height="62" />
      {lines([16, 102, 88], [16, 114, 74], [16, 126, 80], [16, 138, 52], [16, 160, 88], [16, 172, 66])}
      <rect className={styles.ghost} x="8.75" y="8.75" width="102.5" height="15.5" rx="8" />
      <rect data-ad className={styles.ad} x="8" y="198" width="104" height="16.25" />
      <path className={styles.ink} d="M22 206.2h38M88 206.2h14" />
    </>
  ),
  interstitial: (
    <>
      <rect data-ad className={styles.ad} x="8" y="8" width="104" height="216" rx="10" />
      <circle className={styles.inkLine} cx="98" cy="23" r="7" />
      <path className={styles.inkLine} d="m95.4 20.4 5.2 5.2m0-5.2-5.2 5.2" />
      <path className={styles.inkLine} d="m24 142 24-34 17 22 11-13 20 25z" />
      <circle className={styles.inkLine} cx="80" cy="92" r="8" />
      <path className={styles.ink} d="M24 164h72M24 176h46" />
      <rect className={styles.inkLine} x="24" y="192" width="72" height="18" rx="3" />
    </>
  ),
  'rewarded-video': (
    <>
      <rect data-ad className={styles.ad} x="8" y="8" width="104" height="216" rx="10" />
      <circle className={styles.inkLine} cx="60" cy="98" r="26" />
      <path className={styles.inkFill} d="M52 84.5v27l22-13.5z" />
      <path className={styles.inkLine} d="M22 152h76" />
      <path className={styles.ink} d="M22 152h50" />
      <path
        className={styles.inkLine}
        d="m60 172 5.3 10.7 11.8 1.7-8.5 8.3 2 11.8L60 199l-10.6 5.5 2-11.8-8.5-8.3 11.8-1.7z"
      />
    </>
  ),
  mrec: (
    <>
      {lines([16, 28, 88], [16, 40, 70], [16, 52, 80])}
      <rect data-ad className={styles.ad} x="11.25" y="70" width="97.5" height="81" />
      <path className={styles.inkLine} d="m32 126 16-22 11 14 8-9 14 17z" />
      <circle className={styles.inkLine} cx="72" cy="92" r="5" />
      <path className={styles.ink} d="M32 139h44" />
      {lines([16, 166, 88], [16, 178, 76], [16, 190, 84], [16, 202, 40])}
    </>
  ),
  native: (
    <>
      <rect className={styles.block} x="16" y="30" width="30" height="30" />
      {lines([52, 32, 52], [52, 44, 40])}
      <rect className={styles.block} x="16" y="172" width="30" height="30" />
      {lines([52, 174, 52], [52, 186, 34])}
      <rect data-ad className={styles.ad} x="8" y="74" width="104" height="84" />
      <rect className={styles.inkLine} x="16" y="82" width="30" height="30" />
      <path className={styles.ink} d="M54 86h48M54 97h34" />
      <rect className={styles.inkLine} x="54" y="104" width="15" height="9" rx="1.5" />
      <path className={styles.ink} d="M16 124h88" />
      <rect className={styles.inkLine} x="16" y="134" width="88" height="16" rx="3" />
    </>
  ),
};

/**
 * Renders a drawing, to scale, of a phone whose marked area is the ad. It's decorative because the text next to it
 * describes the same thing.
 */
export default function Mark({format, className}: {format: AdFormat; className?: string}): ReactNode {
  return (
    <svg
      className={clsx(styles.phone, className)}
      viewBox="0 0 120 232"
      width="120"
      height="232"
      aria-hidden="true"
      data-format={format}>
      <rect className={styles.body} x="1.5" y="1.5" width="117" height="229" rx="17" />
      {SCREENS[format]}
      <rect className={styles.screen} x="8" y="8" width="104" height="216" rx="10" />
    </svg>
  );
}
