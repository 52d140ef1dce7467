import { useEffect, useState } from 'react';
import { browserLoad, LoadError } from '#client/app/load.ts';
import { type AddToCartInput, LiveQuoteDocument, type LiveQuoteQuery } from '#client/generated/graphql.ts';
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

/** The price of what is being configured. `ask` whenever it changes. */
export function useQuote(): QuoteState & { ask(configuration: Question): void } {
  const [state, setState] = useState(NOTHING_YET);
  // Made while rendering: the quantity below asks in its first effect, before any effect of this hook.
  const [live] = useState(() =>
    latestAnswer<Question, Answer>(
      quote,
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

type Answer = Partial<QuoteState> & Pick<QuoteState, 'quote'>;

async function quote({ product, quantity, options, unsaid }: Question): Promise<Answer> {
  try {
    const answer = await browserLoad(LiveQuoteDocument, { product, quantity: quantity ?? 1, options: options ?? [] });
    const { errors } = answer.quote;
    const problem = errors.find(({ code }) => code !== 'REQUIRED')?.message;
    return { quote: said(answer.quote.quote, unsaid), incomplete: errors.length > 0, problem };
  } catch (error) {
    if (error instanceof LoadError) return { quote: null, failed: true };
    throw error;
  }
}

/** Without the lines of answers that are free and that nobody has given. */
function said(quote: Quote | null | undefined, unsaid: readonly string[]): Quote | null {
  if (!quote) return null;
  const isSaid = ({ label, amount }: Quote['lines'][number]) => Number(amount.amount) !== 0 || !unsaid.includes(label);
  return { ...quote, lines: quote.lines.filter(isSaid) };
}
