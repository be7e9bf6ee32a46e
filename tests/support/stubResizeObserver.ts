import {vi} from 'vitest';

/** The simulated browser has no `ResizeObserver`: gives it one that observes nothing. `vi.unstubAllGlobals` takes it away. */
export function stubResizeObserver(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
}
