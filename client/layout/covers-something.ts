const IN_USE = 'a, button, label, input, select, textarea, summary, output, dd, .num, [data-price]';

/** Whether an overlaying element covers a price or a control. */
export function coversSomething(element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = (left + right) / 2;
  const spots = [left, middle, right].flatMap((x) => [top, (top + bottom) / 2, bottom].map((y) => [x, y] as const));
  return spots.some(([x, y]) => {
    const below = document.elementsFromPoint(x, y).find((found) => !element.contains(found));
    return below?.closest(IN_USE) != null;
  });
}
