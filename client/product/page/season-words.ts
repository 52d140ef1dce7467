import type { ProductData } from './product-loader.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The season of a product, and how long it lasts. */
export function seasonWords(season: ProductData['product']['season']): string {
  if (!season) return 'None. It does not end with a season.';
  const { name, startsOn, endsOn, every } = season;
  if (endsOn) return `${name}, ends ${DAY.format(new Date(endsOn))}`;
  if (every) return `${name}, a new one about every ${every}`;
  return startsOn ? `${name}, live since ${DAY.format(new Date(startsOn))}` : name;
}
