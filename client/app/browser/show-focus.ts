/** Scrolls a horizontal row until what the Tab key reaches is fully visible: browsers stop when a part of it is. */
export function showFocusWhole(): void {
  // The press that caused this code to be fetched may have moved the focus.
  showWhole(document.activeElement);
  document.addEventListener('focusin', ({ target }) => showWhole(target));
}

function showWhole(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
  const row = rowOf(target);
  if (!row) return;
  const { left, right } = target.getBoundingClientRect();
  const { scrollPaddingRight } = getComputedStyle(row);
  // The row fades out at this edge.
  const fade = Number.parseFloat(scrollPaddingRight) || 0;
  if (left >= 0 && right <= row.getBoundingClientRect().right - fade) return;
  // Rows with scroll snapping come to rest at the start of an item.
  target.scrollIntoView({ block: 'nearest', inline: 'start' });
}

function rowOf(element: HTMLElement): HTMLElement | undefined {
  for (let row = element.parentElement; row && row !== document.body; row = row.parentElement) {
    if (row.scrollWidth > row.clientWidth && /auto|scroll/.test(getComputedStyle(row).overflowX)) return row;
  }
  return undefined;
}
