import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { sql } from 'kysely';
import type { ShopConfig } from '#shop/config/config.ts';
import type { PaymentDeps } from '#shop/payment/provider.ts';
import { noticeSecret } from '#shop/payment/sandbox/sandbox.ts';
import { sign } from '#shop/payment/sandbox/signature.ts';
import { sweepPayments } from '#shop/payment/sweep.ts';
import type { TestShop } from '#tests/support/shop.ts';
import type { Loose } from '#tests/support/buyer/shopper.ts';

/** The arguments of payment functions, for a running shop. */
export function paymentDepsOf(
  shop: TestShop,
  given: { now?: () => Date; config?: Partial<ShopConfig> } = {},
): PaymentDeps {
  const config = { clientSecret: shop.clientSecret, ...given.config } as ShopConfig;
  return { db: shop.db, config, now: given.now ?? (() => new Date()), log: pino({ level: 'silent' }) };
}

/** The minute's sweep of payments, so many minutes from now. */
export async function sweepIn(minutes: number, shop: TestShop, config: Partial<ShopConfig> = {}): Promise<void> {
  await sweepPayments(paymentDepsOf(shop, { config, now: () => new Date(Date.now() + minutes * 60_000) }));
}

/** Reference of an order's payment, as its page's address has it. */
export function referenceOf(order: Loose): string {
  return new URL(String(order['payment_action']?.['url'])).pathname.split('/').at(-1) ?? '';
}

export async function paymentOf(shop: TestShop, reference: string) {
  return shop.db.selectFrom('payment').where('reference', '=', reference).selectAll().executeTakeFirstOrThrow();
}

/** How often an order became paid, according to its history. */
export async function timesPaid(shop: TestShop, order: Loose): Promise<number> {
  const { count } = await shop.db
    .selectFrom('order_event')
    .where('order_id', '=', Number(order['order_id']))
    .where('status', '=', 2)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Copies an order so many times, each for a session and with an open payment of its own; answers their references. */
export async function copyOrder(shop: TestShop, orderId: number, times: number): Promise<string[]> {
  const columns = async (table: string, without: string[]) => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = ${table}`.execute(shop.db);
    return rows.flatMap(({ name }) => (without.includes(name) ? [] : [name]));
  };
  const order = await columns('placed_order', ['id', 'token', 'session_id']);
  const line = await columns('order_line', ['id', 'order_id']);
  const event = await columns('order_event', ['id', 'order_id']);
  const list = (names: string[]) => sql.raw(names.join(', '));
  const { rows } = await sql<{ reference: string }>`
    with placed as (
      insert into placed_order (token, session_id, ${list(order)})
      select rpad('copy' || number, 43, 'x'), 'copy' || number, ${list(order)}
      from placed_order, generate_series(1, ${times}::int) as number where id = ${orderId}
      returning id, token
    ), lines as (
      insert into order_line (order_id, ${list(line)})
      select placed.id, ${list(line.map((name) => `l.${name}`))} from placed, order_line as l where l.order_id = ${orderId}
    ), events as (
      insert into order_event (order_id, ${list(event)})
      select placed.id, ${list(event.map((name) => `e.${name}`))} from placed, order_event as e where e.order_id = ${orderId}
    )
    insert into payment (reference, order_id, provider, amount_minor, currency, state, created_at, ask_at)
    select placed.token, placed.id, p.provider, p.amount_minor, p.currency, 'open', p.created_at, p.ask_at
    from placed, payment as p where p.order_id = ${orderId}
    returning reference`.execute(shop.db);
  return rows.map(({ reference }) => reference);
}

/** The sandbox's event for a captured payment, and its signature. */
export function noticeOf(
  shop: TestShop,
  reference: string,
  given: Record<string, unknown> = {},
  at = new Date(),
): { body: string; signature: string } {
  const captured = { verdict: 'captured', reference, amount_minor: 2500, currency: 'USD' };
  const body = JSON.stringify({ id: `evt_${randomUUID()}`, ...captured, ...given });
  return { body, signature: sign(noticeSecret(paymentDepsOf(shop).config), body, at) };
}
