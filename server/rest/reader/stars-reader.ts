import { integer, items } from '#server/rest/transport/read.ts';

/** How many reviews gave one star, two, and so on; five numbers. */
export type WireStars = number[];

/** Zeros for a shop that does not tell. */
export function readStars(value: unknown): WireStars {
  const counts = items(value).map((count) => Math.max(0, integer(count) ?? 0));
  return [0, 1, 2, 3, 4].map((at) => counts[at] ?? 0);
}
