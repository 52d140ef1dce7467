import { createHash } from 'node:crypto';
import type { Catalog } from '#catalog/format.ts';
import type { CatalogText } from '#catalog/read-cached.ts';
import type { Stock } from '#shop/stock/stock.ts';

// Increase it when the same catalogue makes other rows.
const SEED_FORMAT = 8;

export type Offer = Pick<Stock, 'catalog' | 'closed'>;

/** Identifies the rows that a catalogue makes. */
export function hashOf({ catalog, closed }: Offer): string {
  return createHash('sha256')
    .update(`${SEED_FORMAT} ${JSON.stringify([catalog, ...closed])}`)
    .digest('hex');
}

/** The hash of a catalogue without imports. */
export function filesHashOf(catalog: Catalog): string {
  return filesHashOfText({ json: JSON.stringify(catalog) });
}

/** `filesHashOf`, from the catalogue as JSON. */
export function filesHashOfText({ json }: Pick<CatalogText, 'json'>): string {
  return createHash('sha256').update(`${SEED_FORMAT} [${json}]`).digest('hex');
}
