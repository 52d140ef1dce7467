import { useEffect, useState } from 'react';
import type { AddToCartInput, Quote_PriceFragment } from '#client/generated/graphql.ts';
import { fetchCode } from '#client/ui/fetch-code.ts';
import { latestAnswer } from './latest-answer.ts';

const QUOTE_DEBOUNCE_MS = 250;

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

export type QuoteAnswer = Partial<QuoteState> & Pick<QuoteState, 'quote'>;

/** Null when its code did not come. */
const openLive = () => fetchCode(() => import('./live-configuration.ts')).catch(() => null);

/**
 * The price of what is being configured. `ask` whenever it changes.
 *
 * @param first what the page was rendered with.
 */
export function useQuote(first: Quote | null): QuoteState & { ask(configuration: Question): void } {
  const [state, setState] = useState<QuoteState>({ quote: first, isLive: false, updating: false, failed: false });
  // Made while rendering: the quantity below asks in its first effect, before any effect of this hook.
  const [live] = useState(() =>
    latestAnswer<Question, QuoteAnswer>(
      async (question) => (await openLive())?.askPrice(question) ?? { quote: null, failed: true },
      ({ quote, problem, failed = false }) =>
        setState((before) => ({
          quote: quote ?? before.quote,
          isLive: quote !== null,
          updating: false,
          problem,
          failed,
        })),
      QUOTE_DEBOUNCE_MS,
    ),
  );
  useEffect(() => live.stop, [live]);
  return {
    ...state,
    ask(configuration) {
      // The page's own price is only confirmed: nothing of it moves meanwhile.
      setState((before) => ({ ...before, updating: before.isLive || before.quote === null }));
      live.question(configuration);
    },
  };
}
