import { LoadError, type Load } from '#client/data/load.ts';
import { fetchOperation } from '#client/data/fetch-operation.ts';
import { readFragment } from '#client/generated/fragment-masking.ts';
import { LiveQuoteDocument, Quote_PriceFragmentDoc } from '#client/generated/graphql.ts';
import { TYPED } from '#client/product/configurator/form/typed.ts';
import { toItems, type Chosen } from '#client/product/configurator/form/form-items.ts';
import type { Question, QuoteAnswer } from './quote-state.ts';

/** The part of a configuration that decides the price: typing a text must not delay or request prices. */
export function pricedItems(options: readonly { sendid: string; type: string }[], chosen: Chosen) {
  const free = new Set(options.filter(({ type }) => TYPED.includes(type)).map(({ sendid }) => sendid));
  return toItems(chosen).filter(({ sendid }) => !free.has(sendid));
}

/** The price of a configuration, or why there is none. */
export async function askPrice(question: Question, load: Load = fetchOperation): Promise<QuoteAnswer> {
  try {
    const { product, quantity, options } = question;
    const answer = await load(LiveQuoteDocument, { product, quantity: quantity ?? 1, options: options ?? [] });
    const { errors, quote } = answer.quote;
    return {
      quote: readFragment(Quote_PriceFragmentDoc, quote) ?? null,
      problem: errors[0]?.message,
      isGone: errors.some(({ code, field }) => code === 'NOT_FOUND' && field === 'product'),
    };
  } catch (error) {
    if (error instanceof LoadError) return { quote: null, failed: true };
    throw error;
  }
}
