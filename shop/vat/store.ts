import type { Db } from '#shop/db/database.ts';
import { findSite } from '#shop/site/store.ts';
import type { VatDef } from './table.ts';

/** Undefined when the shop does not state VAT. */
export async function findVat(db: Db): Promise<VatDef | undefined> {
  return (await findSite(db))?.vat;
}
