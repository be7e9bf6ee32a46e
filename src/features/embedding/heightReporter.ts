interface Options {
  /** Height of the page now, in CSS pixels. */
  measure: () => number;
  post: (height: number) => void;
  /** Calls a function before the next frame is painted. */
  nextFrame: (callback: () => void) => void;
}

/**
 * Decides when the height of the page is told: when asked to, and after a change, at most once a frame and only if it
 * is another height than the last one told.
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
