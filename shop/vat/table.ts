import type { SiteDef } from '#catalog/format.ts';

export type VatDef = NonNullable<SiteDef['vat']>;
export type VatRate = VatDef['rates'][number];

/** Where an order is billed to, as it was when it was placed. */
export type Billing = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The VAT that its amounts contain, in hundredths of a percent; 0 where none is charged. */
  rate: number;
  seller: VatDef['seller'];
};
