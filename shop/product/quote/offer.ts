import type { OptionDef } from '#catalog/format.ts';

/** The data that price and duration of a product depend on. Amounts are USD micros. */
export type Offer = {
  id: number;
  name: string;
  priceMicros: number;
  special: Special | null;
  /** Quantity prices, smallest quantity first. */
  discounts: Tier[];
  minimum: number;
  /** Null if the product sets none. */
  maximum: number | null;
  eta: Eta;
  /** In the order of the form; an option depends on earlier ones only. */
  options: OfferOption[];
};

/** Replaces the price, and every quantity price, while it runs; null means without end. */
export type Special = { priceMicros: number; from: Date | null; until: Date | null };

/** The price of one piece from `quantity` on. */
export type Tier = { quantity: number; priceMicros: number };

/** The numbers are null if the catalogue's words name no time, as in "One evening". */
export type Eta = { words: string; minutes: Minutes | null };

export type Minutes = { min: number; max: number };

/** As in the catalogue's files. */
export type OptionType = OptionDef['type'];

/** The kind of answer of each type: a text, which costs nothing, a range of steps, an amount, or values of a list. */
export const ANSWERED_BY = {
  select: 'values',
  radio: 'values',
  checkbox: 'values',
  text: 'text',
  textarea: 'text',
  date: 'text',
  range: 'range',
  amount: 'amount',
  realm: 'values',
  faction: 'values',
} as const satisfies Record<OptionType, 'text' | 'range' | 'amount' | 'values'>;

export type OfferOption = {
  id: number;
  name: string;
  type: OptionType;
  required: boolean;
  format: '' | 'battletag' | 'email';
  dependsOn: Condition | null;
  /** Steps from first to last for a range; empty for typed texts. */
  values: OfferValue[];
  /** For a `range` only: the preselected `from-to`; otherwise empty. */
  preset: string;
  /** For an `amount` only. */
  amount: AmountRule | null;
  /** The option whose chosen value's key is the region of a `realm`; null if any region will do. */
  regionOptionId: number | null;
};

/** Met when one of these values of that option is chosen. */
export type Condition = { optionId: number; valueIds: number[] };

/**
 * The price is signed and added once per piece: an amount, or a percentage of the product's price and of the amount
 * above it in `basisPoints`. The price of a range's step is for reaching it from the previous step.
 */
export type OfferValue = {
  id: number;
  key: string;
  name: string;
  priceMicros: number;
  basisPoints: number;
  /** Of a realm; otherwise empty. */
  region: string;
  dependsOn: Condition | null;
  eta: EtaChange | null;
  /** Choosing it requires the buyer's login. */
  needsLogin: boolean;
};

/** The addition comes first; then the sum is multiplied by thousandths. */
export type EtaChange = { add: Minutes; scaleThousandths: number };

/** Whole numbers from `minimum` to `maximum` in steps; `per` units have the price of the reached tier. */
export type AmountRule = {
  minimum: number;
  maximum: number;
  step: number;
  tiers: Tier[];
  per: number;
  /** The unit: `gold`, `Divine Orbs`. Empty if the option's name says it. */
  unit: string;
  /** Minutes added for every `units` or part of them. */
  eta: { units: number; add: Minutes } | null;
};
