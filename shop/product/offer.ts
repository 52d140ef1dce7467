/** What the price of a product depends on, as the catalogue has it. Amounts are USD micros. */
export type Offer = {
  id: number;
  name: string;
  priceMicros: number;
  /** Takes the place of the price; null when there is no special offer. */
  specialMicros: number | null;
  minimum: number;
  /** Null when the product sets none. */
  maximum: number | null;
  /** In the order of the form. */
  options: OfferOption[];
};

export type OfferOption = {
  id: number;
  name: string;
  type: 'select' | 'radio' | 'checkbox' | 'text' | 'textarea' | 'date';
  required: boolean;
  format: '' | 'battletag' | 'email';
  /** Empty for texts and dates. */
  values: OfferValue[];
};

/** `priceMicros` is signed and added once per piece. */
export type OfferValue = { id: number; name: string; priceMicros: number };
