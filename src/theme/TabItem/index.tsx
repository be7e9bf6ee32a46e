import {useTabs} from '@docusaurus/theme-common/internal';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import React, {useEffect, useRef, type ReactNode} from 'react';

/*
 * Ejected from theme-classic 3.10.2. Changed: each panel has a label for screen readers, and for print and for browsers without scripts, where all panels are shown, and a class, because selectors with `[role]` would also restyle wide tables when hydration gives them a role. Browsers can find text in closed panels.
 */
export default function TabItem({children, className, value, label}: Props): ReactNode {
  const {selectedValue, lazy} = useTabs();
  const panel = useRef<HTMLDivElement>(null);
  const isSelected = value === selectedValue;
  // While the effects of the content run, the panel isn't displayed. Otherwise, measuring a code block would make the
  // browser lay out each closed panel.
  useIsomorphicLayoutEffect(() => {
    if (!isSelected && panel.current?.hidden) panel.current.setAttribute('hidden', '');
  }, [isSelected]);
  // React writes every value of `hidden` as an empty string. In built pages, `withFindablePanels` sets it.
  useEffect(() => {
    if (!isSelected && panel.current?.hidden) panel.current.setAttribute('hidden', 'until-found');
  }, [isSelected]);
  if (!isSelected && lazy) return null;
  return (
    <div
      ref={panel}
      role="tabpanel"
      aria-label={label ?? value}
      className={clsx('theme-tab-panel', className)}
      hidden={!isSelected}>
      {children}
    </div>
  );
}
