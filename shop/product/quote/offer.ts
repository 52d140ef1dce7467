import type { OptionDef } from '#catalog/format.ts';

/** What price and duration of a product depend on, as the catalogue has it. Amounts are USD micros. */
export type Offer = {
  id: number;
  name: string;
  priceMicros: number;
  special: Special | null;
  /** Quantity prices, smallest quantity first. */
  discounts: Tier[];
  minimum: number;
  /** Null when the product sets none. */
  maximum: number | null;
  eta: Eta;
  /** In the order of the form; an option depends on earlier ones only. */
  options: OfferOption[];
};

/** Takes the place of the price, and of every quantity price, while it runs; null is without end. */
export type Special = { priceMicros: number; from: Date | null; until: Date | null };

/** The price of one from `quantity` on. */
export type Tier = { quantity: number; priceMicros: number };

/** The numbers are null where the catalogue's words tell no time, as in "One evening". */
export type Eta = { words: string; minutes: Minutes | null };

export type Minutes = { min: number; max: number };

/** As the catalogue's files name it. */
export type OptionType = OptionDef['type'];

/** What answers an option: a text, which costs nothing, a range of its steps, an amount, or values out of its list. */
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
  /** Steps from first to last for a range; empty for what is typed. */
  values: OfferValue[];
  /** Of a `range` only: `from-to` that is preselected; else empty. */
  preset: string;
  /** Of an `amount` only. */
  amount: AmountRule | null;
  /** The option whose chosen value's key is the region of a `realm`; null when any region will do. */
  regionOptionId: number | null;
};

/** Met when one of these values of that option is chosen. */
export type Condition = { optionId: number; valueIds: number[] };

/**
 * The price is signed and added once per piece: an amount, or a share of the product's price
 * and of the amount above it in `basisPoints`. A range's step costs what it takes to reach it from the step before.
 */
export type OfferValue = {
  id: number;
  key: string;
  name: string;
  priceMicros: number;
  basisPoints: number;
  /** Of a realm; else empty. */
  region: string;
  dependsOn: Condition | null;
  eta: EtaChange | null;
  /** Anyone who chooses it hands over a login. */
  needsLogin: boolean;
};

/** Added first; then everything is multiplied by thousandths. */
export type EtaChange = { add: Minutes; scaleThousandths: number };

/** Whole numbers from `minimum` to `maximum` in steps; `per` units cost what the tier reached says. */
export type AmountRule = {
  minimum: number;
  maximum: number;
  step: number;
  tiers: Tier[];
  per: number;
  /** What is bought: `gold`, `Divine Orbs`. Empty where the option's name says it. */
  unit: string;
  /** Minutes added for every `units` begun. */
  eta: { units: number; add: Minutes } | null;
};
