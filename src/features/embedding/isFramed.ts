/** Returns whether this page is shown in a frame of another page. For browsers only. */
export function isFramed(): boolean {
  return window.parent !== window;
}
