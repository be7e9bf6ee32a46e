/** Closes an open menu and focuses its button. */
export function closeMenu(menu: HTMLDetailsElement | null): void {
  if (!menu?.open) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}
