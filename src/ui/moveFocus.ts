/**
 * Moves the focus away from a control that is about to disappear. Otherwise, readers who use the keyboard or a screen
 * reader would lose their place.
 * @param target the next sensible element, which needn't be a control.
 */
export function moveFocus(target: Element | null | undefined): void {
  if (!(target instanceof HTMLElement)) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus();
}
