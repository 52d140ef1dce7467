/** Closes the menu that an element stands in, and gives the focus back to what opened it. */
export function closeMenu(within: Element): void {
  const menu = within.closest('details');
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}
