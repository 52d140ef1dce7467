import { useEffect, useState } from 'react';
import type { AddToCartInput, LiveQuoteQuery } from '#client/generated/graphql.ts';
import { fetchCode } from '#client/ui/fetch-code.ts';
import { latestAnswer } from './latest-answer.ts';

const QUOTE_DEBOUNCE_MS = 250;

export type Quote = NonNullable<LiveQuoteQuery['quote']['quote']>;
/** `unsaid`: lines that need not be shown. */
export type Question = AddToCartInput & { unsaid: readonly string[] };
/**
 * `quote` is the last good one; `updating` while a newer one is under way; `incomplete` when a choice is
 * missing or, as `problem` says, does not fit.
 */
export type QuoteState = {
  quote: Quote | null;
  updating: boolean;
  incomplete: boolean;
  problem?: string | undefined;
  failed: boolean;
};

const NOTHING_YET: QuoteState = { quote: null, updating: false, incomplete: false, failed: false };

/** Null when its code did not come. */
const openLive = () => fetchCode(() => import('./live-configuration.ts')).catch(() => null);

/** The price of what is being configured. `ask` whenever it changes. */
export function useQuote(): QuoteState & { ask(configuration: Question): void } {
  const [state, setState] = useState(NOTHING_YET);
  // Made while rendering: the quantity below asks in its first effect, before any effect of this hook.
  const [live] = useState(() =>
    latestAnswer<Question, QuoteAnswer>(
      async (question) => (await openLive())?.askPrice(question) ?? { quote: null, failed: true },
      (answer) => setState((before) => ({ ...NOTHING_YET, ...answer, quote: answer.quote ?? before.quote })),
      QUOTE_DEBOUNCE_MS,
    ),
  );
  useEffect(() => live.stop, [live]);
  return {
    ...state,
    ask(configuration) {
      setState((before) => ({ ...before, updating: true }));
      live.question(configuration);
    },
  };
}

export type QuoteAnswer = Partial<QuoteState> & Pick<QuoteState, 'quote'>;
