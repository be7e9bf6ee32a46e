interface Options {
  /** Returns the current height of the page, in CSS pixels. */
  measure: () => number;
  post: (height: number) => void;
  /** Calls a function before the next frame is painted. */
  nextFrame: (callback: () => void) => void;
}

/**
 * Returns functions that report the height on request and after changes. Reports after changes are limited to one per
 * frame and skip unchanged values.
 */
export function heightReporter({measure, post, nextFrame}: Options): {
  send: () => void;
  mayHaveChanged: () => void;
} {
  let told: number | undefined;
  let isWaiting = false;
  const tell = (height: number) => {
    told = height;
    post(height);
  };
  return {
    send: () => tell(measure()),
    mayHaveChanged: () => {
      if (isWaiting) return;
      isWaiting = true;
      nextFrame(() => {
        isWaiting = false;
        const height = measure();
        if (height !== told) tell(height);
      });
    },
  };
}
