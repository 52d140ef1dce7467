/**
 * The review site's own figures, as it shows them. The stars add up to 322 and not to 467: the site counts
 * ratings without text too, so neither is reckoned from the other.
 */
export const TRUST = { score: '4.9', stars: 5, reviews: 467, source: 'https://waystone.example/trust' };

/** Written reviews by stars, best first. */
export const STAR_COUNTS = [
  { stars: 5, count: 308 },
  { stars: 4, count: 12 },
  { stars: 3, count: 1 },
  { stars: 2, count: 0 },
  { stars: 1, count: 1 },
];
