/** Resolves after the browser had a chance to paint and to answer the reader. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      channel.port1.close();
      resolve();
    };
    channel.port2.postMessage(null);
  });
}

/**
 * Runs a generator step by step, with a pause after each step, so that no task is long.
 * @param signal ends the work early; the result is then null.
 * @param wait what to do between steps; given by tests.
 */
export async function runInSlices<T>(
  work: Generator<void, T>,
  signal: AbortSignal,
  wait: () => Promise<void> = pause,
): Promise<T | null> {
  for (;;) {
    if (signal.aborted) return null;
    const step = work.next();
    if (step.done === true) return step.value;
    await wait();
  }
}
