/** Lists up to this length are sorted whole: a heap would not be faster. */
const SORTED_WHOLE = 512;

/** The first `count` of the indices 0 to `length` - 1 in the order of `compare`, by a heap with the last of them on top. */
export function topOf(length: number, count: number, compare: (a: number, b: number) => number): number[] {
  if (length <= SORTED_WHOLE || count * 4 >= length) {
    return Array.from({ length }, (_, at) => at)
      .sort(compare)
      .slice(0, count);
  }
  const heap = Array.from({ length: count }, (_, at) => at);
  for (let at = count >> 1; at >= 0; at -= 1) sink(heap, at, compare);
  for (let item = count; item < length; item += 1) {
    if (compare(item, heap[0] ?? 0) >= 0) continue;
    heap[0] = item;
    sink(heap, 0, compare);
  }
  return heap.sort(compare);
}

function sink(heap: number[], from: number, compare: (a: number, b: number) => number): void {
  const item = heap[from];
  if (item === undefined) return;
  let at = from;
  for (;;) {
    let child = 2 * at + 1;
    const [left, right] = [heap[child], heap[child + 1]];
    if (left === undefined) break;
    if (right !== undefined && compare(right, left) > 0) child += 1;
    const larger = heap[child] ?? left;
    if (compare(larger, item) <= 0) break;
    heap[at] = larger;
    at = child;
  }
  heap[at] = item;
}
