import type { Selectable } from 'kysely';
import type { Db, Tx } from '#shop/db/database.ts';
import type { Order } from '#shop/order/store.ts';
import type { PaymentKind, PaymentState, PaymentTables } from './table.ts';

const FIRST_ASK_MS = 3 * 60 * 1000;
const LEASE_MS = 60 * 1000;
/** How long the buyer has to decide about a late payment. */
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

/** The page after a declined payment: the order's page, or the checkout. */
export async function setFromOrder(tx: Tx, reference: string, isFromOrder: boolean): Promise<void> {
  await tx.updateTable('payment').set({ is_from_order: isFromOrder }).where('reference', '=', reference).execute();
}

/** Whether the buyer pays the order through a provider, by the last chosen method. */
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

/** The payment that paid an order; none if it was paid outside the shop. */
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

/** The payment taken for an order that no longer waited for it; first one that the buyer is to decide about. */
export async function findLatePayment(db: Db, orderId: number): Promise<Payment | undefined> {
  return findTaken(db, orderId, { kind: 'order', state: 'late' });
}

/** The order's tip for which money was taken: the one that was kept, else the last refunded one. */
export async function findTip(db: Db, orderId: number): Promise<Payment | undefined> {
  return findTaken(db, orderId, { kind: 'tip', state: 'approved' });
}

/** The payment in this state, else the last one that is or will be refunded. */
async function findTaken(db: Db, orderId: number, { kind, state }: Pick<Payment, 'kind' | 'state'>) {
  const taken = await db
    .selectFrom('payment')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('state', 'in', [state, 'refund_due', 'refunded'])
    .selectAll()
    .orderBy('settled_at', 'desc')
    .execute();
  return taken.find((payment) => payment.state === state) ?? taken[0];
}

/** The payment that pays the order, or may. */
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

/** @returns false if it was not in the expected state. */
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

/** Locked until the transaction ends. If the order is needed too, it must be locked first. */
export async function lockPayment(tx: Tx, reference: string): Promise<Payment> {
  return tx.selectFrom('payment').where('reference', '=', reference).selectAll().forUpdate().executeTakeFirstOrThrow();
}

/**
 * Ends a payment because its order has ended. It is canceled at the provider soon, so that
 * nobody can pay it any more.
 *
 * @returns false if the payment was settled before.
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

/** Payments to check with the provider now; claimed for a minute. */
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
