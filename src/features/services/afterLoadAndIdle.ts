/** Calls a function when the page has loaded and the browser is idle, but no later than 2 s after loading. */
export function afterLoadAndIdle(callback: () => void): void {
  const whenIdle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(callback, {timeout: 2000});
    // Safari doesn't support `requestIdleCallback`.
    else setTimeout(callback, 200);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, {once: true});
}
