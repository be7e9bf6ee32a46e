import clsx from 'clsx';
import React, {type ReactNode} from 'react';

import type {IconName} from '../../site/iconNames.ts';

import styles from './Icon.module.css';

/**
 * Drawings on a 24 × 24 grid, with one stroke width. The ad, or the most important part, is filled with the marker
 * color.
 */
const DRAWINGS: Record<IconName, ReactNode> = {
  android: (
    <>
      <rect className={styles.tint} x="4.5" y="1.8" width="15" height="20.4" rx="1.6" />
      <path className={styles.solid} d="M9.7 16.2v3.6l-3.2-1.8zM14.9 16.4h3.2v3.2h-3.2z" />
      <circle className={styles.solid} cx="12.2" cy="18" r="1.7" />
    </>
  ),
  ios: (
    <>
      <rect className={styles.tint} x="5" y="2" width="14" height="20" rx="4.4" />
      <path d="M10.2 5.2h3.6M9.4 19h5.2" />
    </>
  ),
  unity: (
    <>
      <path className={styles.tint} d="m12 2.6 8.4 4.7L12 12 3.6 7.3z" />
      <path d="M3.6 7.3v9.4l8.4 4.7 8.4-4.7V7.3M12 12v9.4" />
    </>
  ),
  banner: (
    <>
      <rect x="6" y="1.8" width="12" height="20.4" rx="2.6" />
      <path d="M9 6h6M9 9.4h4" />
      <rect className={styles.mark} x="6" y="16.4" width="12" height="3" />
    </>
  ),
  interstitial: (
    <>
      <rect className={styles.mark} x="6" y="1.8" width="12" height="20.4" rx="2.6" />
      <path className={styles.over} d="m13.2 5 2.2 2.2m0-2.2-2.2 2.2M9 17.8h6" />
    </>
  ),
  'rewarded-video': (
    <>
      <rect className={styles.mark} x="6" y="1.8" width="12" height="20.4" rx="2.6" />
      <path className={styles.over} d="M10.4 8.4v5.2l4-2.6zM9 18h6" />
    </>
  ),
  mrec: (
    <>
      <rect x="6" y="1.8" width="12" height="20.4" rx="2.6" />
      <path d="M9 5.2h6M9 18.8h6" />
      <rect className={styles.mark} x="8.4" y="8.2" width="7.2" height="6.6" />
    </>
  ),
  native: (
    <>
      <rect x="6" y="1.8" width="12" height="20.4" rx="2.6" />
      <path d="M9 5.2h6M9 18.8h6" />
      <path className={styles.mark} d="M6 8.4h12v7H6z" />
      <path className={styles.over} d="M8.6 10.4h2.6v3H8.6zM13.4 10.6h2.2M13.4 13h2.2" />
    </>
  ),
  network: (
    <>
      <path d="m7.2 6.6 3.2 3.4M16.8 6.6 13.6 10M12 14.8v2.6" />
      <circle cx="5.6" cy="4.8" r="2.4" />
      <circle cx="18.4" cy="4.8" r="2.4" />
      <circle cx="12" cy="19.8" r="2.4" />
      <circle className={styles.mark} cx="12" cy="12" r="2.8" />
    </>
  ),
  report: (
    <>
      <path d="M5 2.6h10l4 4v14.8H5z" />
      <path className={styles.mark} d="M8.4 14h2.4v4H8.4z" />
      <path d="M13.2 10.6h2.4V18h-2.4zM8.4 7h3.4" />
    </>
  ),
  rocket: (
    <>
      <path
        className={styles.mark}
        d="M12 2.2c3 2.4 4.4 5.4 4.4 8.6 0 2-.5 3.9-1.3 5.6H8.9C8.1 14.7 7.6 12.8 7.6 10.8 7.6 7.6 9 4.6 12 2.2z"
      />
      <path d="M7.6 11.2 4.4 14v4l4.2-1.6M16.4 11.2l3.2 2.8v4l-4.2-1.6M12 18.6v3.2" />
      <circle className={styles.over} cx="12" cy="9.2" r="1.6" />
    </>
  ),
  shield: (
    <>
      <path
        className={styles.mark}
        d="m12 2.2 7.6 2.8v6.2c0 4.8-3.1 8.4-7.6 10.6-4.5-2.2-7.6-5.8-7.6-10.6V5z"
      />
      <path className={styles.over} d="m8.6 11.6 2.5 2.5 4.4-4.7" />
    </>
  ),
  wrench: (
    <path
      className={styles.mark}
      d="M20.6 6.5a5.2 5.2 0 0 1-6.9 6.3l-7.4 7.5a1.9 1.9 0 0 1-2.7-2.7l7.5-7.4A5.2 5.2 0 0 1 17.4 3.3L14.3 6.4l.6 2.6 2.6.6z"
    />
  ),
  book: (
    <>
      <path className={styles.mark} d="M12 5.2C9.6 3.6 6.6 3.2 2.8 3.4v15.4c3.8-.2 6.8.2 9.2 1.8z" />
      <path d="M12 5.2c2.4-1.6 5.4-2 9.2-1.8v15.4c-3.8-.2-6.8.2-9.2 1.8" />
    </>
  ),
  flag: (
    <>
      <path className={styles.mark} d="M5.2 3.6h13.4l-3 4.3 3 4.3H5.2z" />
      <path d="M5.2 2v20" />
    </>
  ),
  key: (
    <>
      <circle className={styles.mark} cx="8" cy="8.2" r="4.8" />
      <path d="m11.4 11.6 8.8 8.8M16 16.2l2.6-2.6" />
    </>
  ),
  chart: (
    <>
      <path d="M3 2.6V21h18.4" />
      <path className={styles.mark} d="M6.8 13.4h3V21h-3z" />
      <path d="M12 9.4h3V21h-3zM17.2 5.4h3V21h-3z" />
    </>
  ),
  code: (
    <>
      <path className={styles.mark} d="M2 3.6h20v16.8H2z" />
      <path className={styles.over} d="m8.8 8.8-3.2 3.2 3.2 3.2M15.2 8.8l3.2 3.2-3.2 3.2M13 7.6l-2 8.8" />
    </>
  ),
};

const PLATFORM_CLASS: Partial<Record<IconName, string>> = {
  android: styles.android,
  ios: styles.ios,
  unity: styles.unity,
};

/** Renders a small icon next to a title. It's decorative because the title conveys the meaning. */
export default function Icon({name, className}: {name: IconName; className?: string}): ReactNode {
  return (
    <svg
      className={clsx(styles.icon, PLATFORM_CLASS[name], className)}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      data-icon={name}>
      {DRAWINGS[name]}
    </svg>
  );
}
