interface Options {
  /** Returns the current height of the page, in CSS pixels. */
  measure: () => number;
  post: (height: number) => void;
  /** Calls a function before the next frame is painted. */
  nextFrame: (callback: () => void) => void;
}

/** Throttles height reports to one per frame and skips unchanged values. Reports on request and after changes. */
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
