import {cleanup} from '@testing-library/react';
import {afterAll, afterEach, vi} from 'vitest';

// Each file loads the site's modules again, with its own mocks.
vi.resetModules();

afterEach(() => {
  cleanup();
});

afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
