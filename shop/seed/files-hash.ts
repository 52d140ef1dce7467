import { createHash } from 'node:crypto';
import type { Catalog } from '#catalog/format.ts';
import type { CatalogText } from '#catalog/read-cached.ts';
import type { Stock } from '#shop/stock/stock.ts';

// Raised when the rows made from the same catalogue change.
const SEED_FORMAT = 8;

export type Offer = Pick<Stock, 'catalog' | 'closed'>;

/** The same for the same rows. */
export function hashOf({ catalog, closed }: Offer): string {
  return createHash('sha256')
    .update(`${SEED_FORMAT} ${JSON.stringify([catalog, ...closed])}`)
    .digest('hex');
}

/** Of a catalogue before anything is imported over it. */
export function filesHashOf(catalog: Catalog): string {
  return filesHashOfText({ json: JSON.stringify(catalog) });
}

/** The same of its JSON. */
export function filesHashOfText({ json }: Pick<CatalogText, 'json'>): string {
  return createHash('sha256').update(`${SEED_FORMAT} [${json}]`).digest('hex');
}
