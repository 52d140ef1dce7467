import { sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';
import type { Cart } from '#shop/cart/line/line.ts';
import type { PricedCart } from './priced.ts';

/**
 * Stores the total that a response quotes to the session, if it quoted another one before. A cart
 * that was changed after it was read here is left alone: that change has stored its new total.
 */
export async function recordQuotedTotal(db: Db, priced: PricedCart | undefined): Promise<void> {
  if (!priced) return;
  const { cart, content, exchange, totalMinor } = priced;
  const before = cart.told_totals[exchange.currency];
  if (before?.content === content && before.totalMinor === totalMinor) return;
  await db
    .updateTable('cart')
    .set({ told_totals: sql<string>`told_totals || ${JSON.stringify(quoteOf(priced))}::jsonb` })
    .where('id', '=', cart.id)
    .where('updated_at', '=', cart.updated_at)
    .execute();
}

/** The session's state after this total is quoted; its cart is locked. */
export function totalsWith(priced: PricedCart): Cart['told_totals'] {
  return { ...priced.cart.told_totals, ...quoteOf(priced) };
}

function quoteOf({ content, exchange, totalMinor }: PricedCart): Cart['told_totals'] {
  return { [exchange.currency]: { content, totalMinor } };
}

/** Whether the session was last quoted exactly this total, in this currency. */
export function isQuoted({ cart, exchange, totalMinor }: PricedCart): boolean {
  return cart.told_totals[exchange.currency]?.totalMinor === totalMinor;
}

/** What the session was last quoted for exactly this content; undefined if nothing was. */
export function quotedTotal({ cart, content, exchange }: PricedCart): number | undefined {
  const quoted = cart.told_totals[exchange.currency];
  return quoted?.content === content ? quoted.totalMinor : undefined;
}
