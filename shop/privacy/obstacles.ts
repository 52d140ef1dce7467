import { sql } from 'kysely';
import type { Tx } from '#shop/db/database.ts';
import { LEASE_MS } from '#shop/mail/rules.ts';
import type { Stage } from '#shop/order/stage.ts';
import type { Person } from './holding/holding.ts';

const UNPAID: readonly Stage[] = ['created', 'pending'];
const OVER: readonly Stage[] = [
  'completed',
  'cancelled',
  'denied',
  'failed',
  'expired',
  'voided',
  'refunded',
  'reversed',
];

/**
 * Of a row of `payment`: its money may still move. A payment that was taken and belongs to no order is over at the
 * provider, but not for us.
 */
export const IS_UNSETTLED = sql<boolean>`(
  not payment.is_over or payment.state in ('open', 'late', 'refund_due', 'mismatch')
  or exists (select from payment_refund where reference = payment.reference and payment_refund.state = 'begun')
)`;

/** Why a person cannot be erased yet, a sentence each: obligations of, or to, the person. */
export async function listObstacles(tx: Tx, person: Person): Promise<string[]> {
  return [
    ...(await orderObstacles(tx, person)),
    ...(await moneyObstacles(tx, person)),
    ...(await mailObstacles(tx, person)),
  ];
}

/** A mail that is being sent right now would be written after everything was erased. */
async function mailObstacles(tx: Tx, { mailIds }: Person): Promise<string[]> {
  const { rows } = await sql`
    select from mail_outbox where id = any(${mailIds}::bigint[]) and sent_at is null and given_up_at is null
      and attempts > 0 and next_try_at between now() and now() + make_interval(secs => ${LEASE_MS / 1000})
  `.execute(tx);
  return rows.length > 0 ? ['A mail to the address is being sent: try again in two minutes'] : [];
}

async function orderObstacles(tx: Tx, { orderIds, boughtIds }: Person): Promise<string[]> {
  const orders = await tx
    .selectFrom('placed_order')
    .where(sql<boolean>`id = any(${[...orderIds, ...boughtIds]}::int[])`)
    .where('stage', 'not in', OVER)
    .orderBy('id')
    .select(['id', 'stage'])
    .execute();
  return orders.map(({ id, stage }) =>
    UNPAID.includes(stage)
      ? `WS-${id} is unpaid: wait until it expires, or cancel it with "npm run desk -- cancel WS-${id}"`
      : `WS-${id} is ${stage.replace('_', ' ')}: finish or cancel it first`,
  );
}

async function moneyObstacles(tx: Tx, { orderIds, boughtIds, references }: Person): Promise<string[]> {
  // Refunds of an order that was handed over go to its payer.
  const ids = [...orderIds, ...boughtIds];
  const { rows } = await sql<{ id: number; what: string }>`
    select order_id as id, 'a refund that is not paid out' as what from order_refund
      where order_id = any(${ids}::int[]) and state <> 'paid'
    union
    select order_id, 'a payment that is not settled' from payment
      where order_id = any(${ids}::int[]) and ${IS_UNSETTLED}
    union
    select payment.order_id, 'an unprocessed payment event' from payment_event
      join payment on strpos(payment_event.body, payment.reference) > 0
      where payment.reference = any(${references}::text[]) and payment_event.processed_at is null
        and payment_event.given_up_at is null
    order by id
  `.execute(tx);
  return rows.map(({ id, what }) => `WS-${id} has ${what}`);
}
