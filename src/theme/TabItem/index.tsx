import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import React, {type ReactNode} from 'react';

/*
 * Ejected from theme-classic 3.10.2. Changed: each panel carries its label, for screen readers, and for print and
 * browsers without scripts, which show all panels.
 */
export default function TabItem({children, className, value, label}: Props): ReactNode {
  const {selectedValue, lazy} = useTabs();
  const isSelected = value === selectedValue;
  if (!isSelected && lazy) return null;
  return (
    <div role="tabpanel" aria-label={label ?? value} className={className} hidden={!isSelected}>
      {children}
    </div>
  );
}
