import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';
import {useMemo, useRef, type KeyboardEvent, type ReactNode} from 'react';

import {useFoundTab} from './useFoundTab.ts';
import styles from './styles.module.css';

/**
 * Returns the index of the tab that a key selects from the one at `index`, or undefined if the key doesn't navigate.
 */
function nextIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

function TabList({className}: {className?: string}): ReactNode {
  const {selectedValue, selectValue, tabValues, block} = useTabs();
  const list = useRef<HTMLDivElement>(null);
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();

  const select = (tab: HTMLElement, value: string) => {
    if (value === selectedValue) return;
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number, value: string) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      select(event.currentTarget, value);
      return;
    }
    const next = nextIndex(event.key, index, tabValues.length);
    if (next === undefined) return;
    event.preventDefault();
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-orientation="horizontal"
      className={clsx('tabs', block && 'tabs--block', className)}>
      {tabValues.map(({value, label, attributes}, index) => (
        <div
          key={value}
          role="tab"
          tabIndex={selectedValue === value ? 0 : -1}
          aria-selected={selectedValue === value}
          onKeyDown={(event) => onKeyDown(event, index, value)}
          onClick={(event) => select(event.currentTarget, value)}
          {...attributes}
          className={clsx(
            'tabs__item',
            styles.tab,
            attributes?.className as string | undefined,
            selectedValue === value && 'tabs__item--active',
          )}>
          {label ?? value}
        </div>
      ))}
    </div>
  );
}

/**
 * Renders alternatives, one at a time. Ejected because the theme's component recreates all of its content after
 * hydration, including the highlighting of every code block in it. This one doesn't need to recreate it, because the
 * choice is a state that is synchronized with the URL and the storage.
 */
export default function Tabs(props: Props): ReactNode {
  const tabs = useTabsContextValue(props);
  const panels = useRef<HTMLDivElement>(null);
  const {tabValues, selectValue} = tabs;
  const values = useMemo(() => tabValues.map(({value}) => value), [tabValues]);
  const [selectedValue, forgetFound] = useFoundTab(panels, values, tabs.selectedValue);
  const select = (value: string) => {
    forgetFound();
    selectValue(value);
  };
  return (
    <TabsProvider value={{...tabs, selectedValue, selectValue: select}}>
      <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.container)}>
        <TabList className={props.className} />
        <div ref={panels} className="margin-top--md">
          {sanitizeTabsChildren(props.children)}
        </div>
      </div>
    </TabsProvider>
  );
}
