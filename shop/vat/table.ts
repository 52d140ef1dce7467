import type { SiteDef } from '#catalog/format.ts';

export type VatDef = NonNullable<SiteDef['vat']>;
export type VatRate = VatDef['rates'][number];

/** The business that buys, as stated by the buyer. */
export type Business = {
  company: string;
  /** Street and place; empty when not given. */
  address: string;
  /** Upper case, without spaces; empty when the business has none. */
  vatId: string;
};

/** Billing data of an order, as of when it was placed. */
export type Billing = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The VAT that its amounts contain, in hundredths of a percent; 0 where none is charged. */
  rate: number;
  seller: VatDef['seller'];
  /** Undefined for a private buyer. */
  business?: Business;
  /** The business owes the VAT itself, in another country of the EU. */
  isReversed?: true;
};
