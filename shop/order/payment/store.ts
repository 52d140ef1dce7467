import type { Selectable } from 'kysely';
import type { Db, Tx } from '#shop/db/database.ts';
import type { Order } from '#shop/order/store.ts';
import type { PaymentKind, PaymentState, PaymentTables } from './table.ts';

const FIRST_ASK_MS = 3 * 60 * 1000;
const LEASE_MS = 60 * 1000;
/** How long the buyer has to choose what becomes of money that came too late. */
export const LATE_CHOICE_MS = 72 * 60 * 60 * 1000;

export type Payment = Selectable<PaymentTables['payment']>;

export async function insertPayment(
  tx: Tx,
  order: Order,
  payment: { kind: PaymentKind; provider: string; reference: string; amount_minor: number },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('payment')
    .values({
      ...payment,
      order_id: order.id,
      currency: order.currency,
      state: 'open',
      created_at: now,
      settled_at: null,
      ask_at: new Date(now.getTime() + FIRST_ASK_MS),
    })
    .execute();
}

export async function findPayment(db: Db, provider: string, reference: string): Promise<Payment | undefined> {
  return db
    .selectFrom('payment')
    .where('reference', '=', reference)
    .where('provider', '=', provider)
    .selectAll()
    .executeTakeFirst();
}

export async function findOpenPayment(
  db: Db,
  orderId: number,
  kind: PaymentKind = 'order',
): Promise<Payment | undefined> {
  return db
    .selectFrom('payment')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .selectAll()
    .executeTakeFirst();
}

/** Where a decline of an open payment leads: to the order's page, or to the checkout. */
export async function setFromOrder(tx: Tx, reference: string, isFromOrder: boolean): Promise<void> {
  await tx.updateTable('payment').set({ is_from_order: isFromOrder }).where('reference', '=', reference).execute();
}

/** Whether the buyer pays the order through a provider, by the way to pay that was chosen last. */
export async function isPaidOnline(db: Db, { id, payment_code }: Order): Promise<boolean> {
  const any = await db
    .selectFrom('payment')
    .leftJoin('payment_method as method', (join) => join.on('method.code', '=', payment_code))
    .where('order_id', '=', id)
    .where('payment.kind', '=', 'order')
    .select('method.provider')
    .executeTakeFirst();
  return any !== undefined && any.provider !== 'none';
}

/** The payment that an order was paid by; none of an order that was paid outside the shop. */
export async function findApprovedPayment(db: Db, orderId: number): Promise<Payment | undefined> {
  return db
    .selectFrom('payment')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'order')
    .where('state', '=', 'approved')
    .selectAll()
    .executeTakeFirst();
}

export function lateChoiceUntil(takenAt: Date): Date {
  return new Date(takenAt.getTime() + LATE_CHOICE_MS);
}

/** Money taken for an order that did not wait for it any more; first that of which the buyer is to choose. */
export async function findLatePayment(db: Db, orderId: number): Promise<Payment | undefined> {
  const late = await db
    .selectFrom('payment')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'order')
    .where('state', 'in', ['late', 'refund_due', 'refunded'])
    .selectAll()
    .orderBy('settled_at', 'desc')
    .execute();
  return late.find(({ state }) => state === 'late') ?? late[0];
}

/** The tip of an order for which money was taken: the one that was kept, else the last that goes or went back. */
export async function findTip(db: Db, orderId: number): Promise<Payment | undefined> {
  const tips = await db
    .selectFrom('payment')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'tip')
    .where('state', 'in', ['approved', 'refund_due', 'refunded'])
    .selectAll()
    .orderBy('settled_at', 'desc')
    .execute();
  return tips.find(({ state }) => state === 'approved') ?? tips[0];
}

/** The one that the order is paid by, or may be. */
export async function hasClaimant(db: Db, orderId: number): Promise<boolean> {
  const found = await db
    .selectFrom('payment')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'order')
    .where('state', 'in', ['late', 'approved'])
    .select('reference')
    .executeTakeFirst();
  return found !== undefined;
}

/** @returns false when it was not in the state it is to leave. */
export async function setPaymentState(
  tx: Tx,
  reference: string,
  from: PaymentState,
  to: PaymentState,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment')
    .set({ state: to })
    .where('reference', '=', reference)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Held until the transaction ends. Anyone who also needs the order locks the order first. */
export async function lockPayment(tx: Tx, reference: string): Promise<Payment> {
  return tx.selectFrom('payment').where('reference', '=', reference).selectAll().forUpdate().executeTakeFirstOrThrow();
}

/**
 * Ends a payment because of what has become of its order. It is soon ended at the provider, so that
 * nobody pays it any more.
 *
 * @returns false when the payment was settled before.
 */
export async function closePayment(tx: Tx, reference: string, state: PaymentState, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment')
    .set({ state, settled_at: now, ask_at: now })
    .where('reference', '=', reference)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Payments of which the provider is to be asked now; nobody else gets them for a minute. */
export async function takeUnsettled(db: Db, limit: number, now: Date): Promise<Payment[]> {
  return db
    .updateTable('payment')
    .set({ ask_at: new Date(now.getTime() + LEASE_MS) })
    .where('reference', 'in', (payments) =>
      payments
        .selectFrom('payment')
        .where('is_over', '=', false)
        .where('ask_at', '<=', now)
        .orderBy('ask_at')
        .limit(limit)
        .select('reference')
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

export async function askAgainAt(db: Db, reference: string, at: Date): Promise<void> {
  await db.updateTable('payment').set({ ask_at: at }).where('reference', '=', reference).execute();
}
