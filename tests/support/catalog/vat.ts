import type { Catalog, VatDef } from '#catalog/format.ts';
import { testCatalog } from './catalog.ts';

export const VAT: VatDef = {
  seller: { numbers: ['DE123456789'], address: ['Seller Street 1', '10115 Berlin'] },
  rates: [
    { country: 'DE', rate: 1900 },
    { country: 'FI', rate: 2400 },
    { country: 'FI', rate: 2550, from: '2024-09-01' },
  ],
};

/** The test catalogue of an owner who states VAT. */
export function catalogWithVat(vat: VatDef = VAT): Catalog {
  if (!testCatalog.site) throw new Error('The test catalogue has no site');
  return { ...testCatalog, site: { ...testCatalog.site, vat } };
}
