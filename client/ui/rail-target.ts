const NEARLY_PX = 4;

/** Where to scroll for one turn, in px: a view further, or round to the other end. */
export function railTarget(left: number, view: number, width: number, direction: 1 | -1): number {
  const last = width - view;
  if (direction > 0) return left >= last - NEARLY_PX ? 0 : Math.min(last, left + view);
  return left <= NEARLY_PX ? last : Math.max(0, left - view);
}
