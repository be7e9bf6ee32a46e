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
  return () => {
    dialog.close();
    style.overflow = '';
    style.scrollbarGutter = '';
  };
}
