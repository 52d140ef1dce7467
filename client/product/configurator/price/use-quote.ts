import { useEffect, useState } from 'react';
import { fetchCode } from '#client/ui/hydration/fetch-code.ts';
import { latestAnswer } from './latest-answer.ts';
import type { Quote, Question, QuoteState, QuoteAnswer } from './quote-state.ts';

const QUOTE_DEBOUNCE_MS = 250;

/** Null if its code could not be loaded. */
const openLive = () => fetchCode(() => import('#client/product/configurator/live-configuration.ts')).catch(() => null);

/**
 * The price of the current configuration. Call `ask` whenever that changes.
 *
 * @param first the price that the page was rendered with.
 */
export function useQuote(first: Quote | null): QuoteState & { ask(configuration: Question): void } {
  const [state, setState] = useState<QuoteState>({ quote: first, isLive: false, updating: false, failed: false });
  // Created while rendering: the quantity below calls it in its first effect, before any effect of this hook.
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
      // The page's own price is only confirmed: the page does not show it as updating.
      setState((before) => ({ ...before, updating: before.isLive || before.quote === null }));
      live.question(configuration);
    },
  };
}
