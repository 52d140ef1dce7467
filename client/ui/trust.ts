/** The review site's own figures, as it shows them. Neither is calculated from the other: the stars add up to 322. */
export const TRUST = { score: '4.9', stars: 5, reviews: 467, source: 'https://waystone.example/trust' };

/** Counts of the sample that the site shows, best first. */
export const STAR_COUNTS = [
  { stars: 5, count: 308 },
  { stars: 4, count: 12 },
  { stars: 3, count: 1 },
  { stars: 2, count: 0 },
  { stars: 1, count: 1 },
];
