import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useLayoutEffect, useState} from 'react';

import {holdTranslation} from './holdTranslation.ts';
import {watchTranslation} from './watchTranslation.ts';

let release: (() => void) | undefined;
let isHydrated = false;

function beginHydration(): void {
  const container = ExecutionEnvironment.canUseDOM ? document.getElementById('__docusaurus') : null;
  if (container) release ??= holdTranslation(container);
}

function endHydration(): void {
  if (isHydrated) return;
  isHydrated = true;
  watchTranslation(document.body);
  release?.();
}

/**
 * Prevents the page from breaking if the browser translates it before, during, or after hydration. For use in the
 * outermost component.
 */
export function useTranslatedPage(): void {
  // Runs before React compares the first text.
  useState(beginHydration);
  useLayoutEffect(endHydration, []);
}
