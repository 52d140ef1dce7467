import type { OfferOption, OfferValue } from '#shop/product/quote/offer.ts';

/** One answered option. */
export type Choice = {
  option: OfferOption;
  /** The chosen values; empty for a range, an amount and what is typed. */
  values: OfferValue[];
  /** What to send to choose the same again when no values are chosen: the text, `from-to`, the number. */
  text: string;
  /** `text` as people read it. */
  shown: string;
  /** Nobody chose it: it only stands in for an answer that is still to be given. */
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
