import type { AddToCartInput, Quote_PriceFragment } from '#client/generated/graphql.ts';

export type Quote = Quote_PriceFragment;

/** What a page begins with: `missing` says what is still to be answered. */
export type FirstPrice = { quote: Quote | null; missing: string };

export type Question = AddToCartInput;

/**
 * `quote` is the last good one, at first that of the page; `isLive` once the shop has answered here;
 * `updating` while what is chosen has changed since; `problem` says what does not fit.
 */
export type QuoteState = {
  quote: Quote | null;
  isLive: boolean;
  updating: boolean;
  problem?: string | undefined;
  failed: boolean;
};

/** `isGone`: the shop does not sell the product any more. */
export type QuoteAnswer = Partial<QuoteState> & Pick<QuoteState, 'quote'> & { isGone?: boolean };
