import { plainLoad } from '#client/app/plain-load.ts';
import { LoadError } from '#client/app/load.ts';
import { LiveQuoteDocument } from '#client/generated/graphql.ts';
import type { Question, Quote, QuoteAnswer } from './use-quote.ts';

/** The price of a configuration, or why there is none. */
export async function askPrice({ product, quantity, options, unsaid }: Question): Promise<QuoteAnswer> {
  try {
    const answer = await plainLoad(LiveQuoteDocument, { product, quantity: quantity ?? 1, options: options ?? [] });
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
