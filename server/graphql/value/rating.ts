import type { WireStars } from '#server/rest/reader/stars-reader.ts';

/** Fewer reviews have no average: a single bad one would dominate it. */
const MIN_FOR_AVERAGE = 5;

export type Rating = { count: number; average: number | null; counts: { stars: number; count: number }[] };

/** Null without reviews. */
export function ratingOf(stars: WireStars): Rating | null {
  const count = stars.reduce((total, each) => total + each, 0);
  if (count === 0) return null;
  const sum = stars.reduce((points, each, at) => points + each * (at + 1), 0);
  return {
    count,
    average: count < MIN_FOR_AVERAGE ? null : Math.round((sum / count) * 10) / 10,
    counts: stars.map((each, at) => ({ stars: at + 1, count: each })).reverse(),
  };
}
