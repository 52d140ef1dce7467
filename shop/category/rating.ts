/** How many reviews gave one star, two, and so on up to five. */
export type StarCounts = readonly [number, number, number, number, number];

export const NO_STARS: StarCounts = [0, 0, 0, 0, 0];

export function reviewCount(counts: StarCounts): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** The mean in whole stars, as the contract requires; 0 without reviews. */
export function wholeStars(counts: StarCounts): number {
  const total = reviewCount(counts);
  const sum = counts.reduce((points, count, at) => points + count * (at + 1), 0);
  return total === 0 ? 0 : Math.round(sum / total);
}
