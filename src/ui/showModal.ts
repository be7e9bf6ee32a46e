/** Number of open dialogs, because one can open another one. */
let openDialogs = 0;

/**
 * Ref callback for a `<dialog>` that is rendered only while it is open. Opens it as a modal, and closes it before it is
 * removed so that the browser restores the focus. While it is open, the page behind it doesn't scroll or change its
 * width.
 */
export function showModal(dialog: HTMLDialogElement): () => void {
  const {style, clientWidth} = document.documentElement;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  dialog.showModal();
  openDialogs += 1;
  return () => {
    dialog.close();
    openDialogs -= 1;
    if (openDialogs > 0) return;
    style.overflow = '';
    style.scrollbarGutter = '';
  };
}
