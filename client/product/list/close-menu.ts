/** Closes the menu around an element, and returns the focus to the button that opened it. */
export function closeMenu(within: Element): void {
  const menu = within.closest('details');
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}
