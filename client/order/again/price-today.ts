import { type Load, LoadError } from '#client/data/load.ts';
import { OrderAgainDocument, type OrderAgainQuery, PriceTodayDocument } from '#client/generated/graphql.ts';

/** The price of an order's line today, in the visitor's currency, or what of it is no longer sold. */
export type PriceToday = {
  line: string;
  /** Null if it cannot be bought again unchanged, and if the shop did not respond. */
  total: { amount: string; formatted: string } | null;
  /** Choices that are no longer sold, such as `Region: EU`. */
  gone: readonly string[];
  /** `dated`: a date has to be chosen again. `changed`: a part of it is no longer sold. `unknown`: no response. */
  state: 'as-bought' | 'dated' | 'changed' | 'unknown';
};

type Line = NonNullable<OrderAgainQuery['order']>['lines'][number];

/** Today's prices of the lines of a finished order. Never throws: the page works without them. */
export async function pricesToday(load: Load, token: string): Promise<PriceToday[]> {
  try {
    const { order } = await load(OrderAgainDocument, { token });
    return await Promise.all((order?.lines ?? []).map((line) => priceToday(load, line)));
  } catch (error) {
    if (error instanceof LoadError) return [];
    throw error;
  }
}

async function priceToday(load: Load, line: Line): Promise<PriceToday> {
  const { id, product, quantity, answers, options, runStartsAt } = line;
  const asked = answers.map(({ sendid, value }) => ({ sendid, value }));
  const { quote, errors } = (await load(PriceTodayDocument, { product, quantity, options: asked })).quote;
  const nothing = { line: id, total: null, gone: [] };
  if (quote?.inStock) return { ...nothing, total: quote.total, state: runStartsAt ? 'dated' : 'as-bought' };
  if (errors.some(({ code }) => code === 'RATE_LIMITED')) return { ...nothing, state: 'unknown' };
  const gone = options.filter(({ sendid }) => errors.some(({ field }) => field === sendid));
  return { ...nothing, gone: gone.map(({ name, value }) => `${name}: ${value}`), state: 'changed' };
}
