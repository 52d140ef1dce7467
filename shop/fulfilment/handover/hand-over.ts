import { createHash } from 'node:crypto';
import type { Db, Tx } from '#shop/db/database.ts';
import { HttpError } from '#shop/http/call.ts';
import { invoiceName } from '#shop/invoice/rules.ts';
import { readInvoices } from '#shop/invoice/store.ts';
import type { OrderGift, OrderHandedOver } from '#shop/mail/message.ts';
import { enqueueMail } from '#shop/mail/outbox.ts';
import { type Change, conflict } from '#shop/order/change.ts';
import { keepBuyer, type OrderBuyer } from '#shop/order/buyer-store.ts';
import { renewLink } from '#shop/order/link.ts';
import { LIVE } from '#shop/order/stage.ts';
import type { Order } from '#shop/order/store.ts';
import { readWork } from '#shop/order/work/work-store.ts';
import { endLogins } from '#shop/vault/vault.ts';

/** Limited, as each one mails an address that somebody typed. */
const MAX_HANDOVERS = 3;

/** When the order was handed over, oldest first. */
export async function readHandovers(db: Db, orderId: number): Promise<Date[]> {
  const rows = await db
    .selectFrom('order_handover')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .select('at')
    .execute();
  return rows.map(({ at }) => at);
}

/** Whether the order is paid and not done yet, and was not handed over too often. */
export function canHandOver({ stage, anonymised_at }: Order, handovers: Date[]): boolean {
  const isUnderWay = LIVE.includes(stage) && stage !== 'completed';
  return isUnderWay && anonymised_at === null && handovers.length < MAX_HANDOVERS;
}

/**
 * Gives the order to somebody else: a new link goes to the recipient only, the old one ends, and
 * mails go to the recipient from then on. Refunds still go to the original payment.
 *
 * @param email in lower case.
 */
export async function handOver({ tx, order, now }: Change, email: string): Promise<void> {
  const handovers = await readHandovers(tx, order.id);
  if (handovers.length >= MAX_HANDOVERS)
    throw conflict('This order was handed over three times, and stays where it is.');
  if (!canHandOver(order, handovers)) throw conflict('Only an order that is paid and not done yet can be handed over.');
  if (email === order.email.toLowerCase()) {
    const message = 'The order belongs to this address already.';
    throw new HttpError(400, [{ code: 'invalid_field', field: 'email', message }]);
  }
  const { id } = await tx
    .insertInto('order_handover')
    .values({ order_id: order.id, token_hash: hashOf(order.token), at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  // The account that it opens is the buyer's.
  await endLogins(tx, { orderId: order.id }, now);
  await tx.updateTable('placed_order').set({ email, handed_over_at: now }).where('id', '=', order.id).execute();
  await tellBoth({ tx, order, now }, { id, email, buyer: await keepBuyer(tx, order) });
}

async function tellBoth(
  { tx, order, now }: Change,
  { id: handover, email, buyer }: { id: number; email: string; buyer: OrderBuyer },
): Promise<void> {
  const number = `WS-${order.id}`;
  const { lines } = await readWork(tx, order);
  const names = lines.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`));
  const gift: OrderGift = { kind: 'order-gift', number, token: await renewLink(tx, order.id, now), lines: names };
  await enqueueMail(tx, { event: `order-gift:${handover}`, recipient: email, message: gift }, now);
  const [invoice] = await readInvoices(tx, order.id);
  const done: OrderHandedOver = {
    kind: 'order-handed-over',
    number,
    // A recipient who hands it on has paid nothing.
    ...(buyer.email === order.email && { papers: buyer.token, ...(invoice && { invoice: invoiceName(invoice) }) }),
  };
  await enqueueMail(tx, { event: `order-handed-over:${handover}`, recipient: order.email, message: done }, now);
}

/** The order whose link ended with its handover. */
export async function findHandedOver(tx: Tx, token: string): Promise<number | undefined> {
  const found = await tx
    .selectFrom('order_handover')
    .where('token_hash', '=', hashOf(token))
    .select('order_id')
    .executeTakeFirst();
  return found?.order_id;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
