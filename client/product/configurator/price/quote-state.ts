import type { AddToCartInput, Quote_PriceFragment } from '#client/generated/graphql.ts';

export type Quote = Quote_PriceFragment;

/** The initial price of a page: `missing` names the missing answers. */
export type FirstPrice = { quote: Quote | null; missing: string };

export type Question = AddToCartInput;

/**
 * `quote` is the last valid one, initially that of the page; `isLive` once the shop has responded here; `updating`
 * while the choices have changed since; `problem` says which choice is invalid.
 */
export type QuoteState = {
  quote: Quote | null;
  isLive: boolean;
  updating: boolean;
  problem?: string | undefined;
  failed: boolean;
};

/** `isGone`: the shop no longer sells the product. */
export type QuoteAnswer = Partial<QuoteState> & Pick<QuoteState, 'quote'> & { isGone?: boolean };
