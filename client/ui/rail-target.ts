const NEARLY_PX = 4;

/** The scroll position after one step, in px: one view further, or the other end. */
export function railTarget(left: number, view: number, width: number, direction: 1 | -1): number {
  const last = width - view;
  if (direction > 0) return left >= last - NEARLY_PX ? 0 : Math.min(last, left + view);
  return left <= NEARLY_PX ? last : Math.max(0, left - view);
}

/** The first and the last card, counted from 1, that are at least half visible. `places` are their edges in px. */
export function shownAt(left: number, view: number, places: [number, number][]): { first: number; last: number } {
  const middles = places.map(([begin, end]) => (begin + end) / 2);
  const first = middles.findIndex((middle) => middle >= left);
  const last = middles.findLastIndex((middle) => middle <= left + view);
  return { first: first + 1, last: last + 1 };
}
