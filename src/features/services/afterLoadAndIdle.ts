/** Calls a function when the page has loaded and the browser has nothing to do, 2 s after loading at the latest. */
export function afterLoadAndIdle(callback: () => void): void {
  const whenIdle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(callback, {timeout: 2000});
    // Safari has none.
    else setTimeout(callback, 200);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, {once: true});
}
