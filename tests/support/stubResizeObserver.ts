import {vi} from 'vitest';

/** Adds a `ResizeObserver` that observes nothing, because jsdom has none. `vi.unstubAllGlobals` removes it. */
export function stubResizeObserver(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
}
