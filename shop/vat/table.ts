import type { SiteDef } from '#catalog/format.ts';

export type VatDef = NonNullable<SiteDef['vat']>;
export type VatRate = VatDef['rates'][number];

/** A business that buys, as it says itself. */
export type Business = {
  company: string;
  /** Street and place; empty where it was not given. */
  address: string;
  /** In capitals, without spaces; empty of a business that has none. */
  vatId: string;
};

/** Where an order is billed to, as it was when it was placed. */
export type Billing = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The VAT that its amounts contain, in hundredths of a percent; 0 where none is charged. */
  rate: number;
  seller: VatDef['seller'];
  /** Missing of a private buyer. */
  business?: Business;
  /** The business owes the VAT itself, in another country of the EU. */
  isReversed?: true;
};
