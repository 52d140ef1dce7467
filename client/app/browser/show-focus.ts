/** A row that scrolls sideways shows the whole of what the Tab key reaches: where a part is seen, browsers leave it. */
export function showFocusWhole(): void {
  // The first press may have been what this was fetched for.
  showWhole(document.activeElement);
  document.addEventListener('focusin', ({ target }) => showWhole(target));
}

function showWhole(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
  const row = rowOf(target);
  if (!row) return;
  const { left, right } = target.getBoundingClientRect();
  const { scrollPaddingRight } = getComputedStyle(row);
  // There the page transition still fades out.
  const fade = Number.parseFloat(scrollPaddingRight) || 0;
  if (left >= 0 && right <= row.getBoundingClientRect().right - fade) return;
  // Where rows come to rest by themselves.
  target.scrollIntoView({ block: 'nearest', inline: 'start' });
}

function rowOf(element: HTMLElement): HTMLElement | undefined {
  for (let row = element.parentElement; row && row !== document.body; row = row.parentElement) {
    if (row.scrollWidth > row.clientWidth && /auto|scroll/.test(getComputedStyle(row).overflowX)) return row;
  }
  return undefined;
}
