import type { OfferOption, OfferValue } from '#shop/product/quote/offer.ts';

/** One answered option. */
export type Choice = {
  option: OfferOption;
  /** The chosen values; empty for a range, an amount and typed texts. */
  values: OfferValue[];
  /** The answer to send for the same choice if no values are chosen: the text, `from-to`, the number. */
  text: string;
  /** `text` as people read it. */
  shown: string;
  /** Nobody chose it: it replaces an answer that is still missing. */
  assumed?: true;
};

export type Issue = { code: string; message: string };

export function chosen(option: OfferOption, values: OfferValue[]): Choice {
  return { option, values, text: '', shown: '' };
}

export function typed(option: OfferOption, text: string, shown = text): Choice {
  return { option, values: [], text, shown };
}

export function invalid(option: OfferOption): Issue {
  return { code: 'invalid_field', message: `${option.name} is not a valid input!` };
}
