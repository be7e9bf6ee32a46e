/** Resolves after the browser has had a chance to paint and to handle input. */
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
 * Runs a generator step by step, with a pause after each step, so that no task takes long.
 * @param signal aborts the work. The result is then null.
 * @param wait runs between steps. Set by tests.
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
