import { sql } from 'kysely';
import { giveCredit, lockCredit, takeBack } from '#shop/credit/store.ts';
import type { Tx } from '#shop/db/database.ts';
import { mailboxIn, mailboxOf } from '#shop/limit/mailbox.ts';
import { enqueueMail } from '#shop/mail/outbox.ts';
import { formatMinor } from '#shop/money/currency.ts';
import type { Order } from '#shop/order/store.ts';
import { lockMailbox, type Referral } from './store.ts';

/**
 * Adjusts the reward for a friend's order to the order's state: paid once it is done and nothing was refunded, revoked
 * as far as it is unspent when that changes, and given again after a dispute that was won. Called after every change of
 * an order's stage and every refund; the caller holds the order's lock.
 */
export async function settleReward(tx: Tx, orderId: number, now: Date): Promise<void> {
  const order = await tx.selectFrom('placed_order').where('id', '=', orderId).selectAll().executeTakeFirstOrThrow();
  const used = await findUsed(tx, order);
  if (!used) return;
  await lockMailbox(tx, used.mailbox);
  const referral = (await findUsed(tx, order)) ?? used;
  const reward = await tx.selectFrom('referral_reward').where('order_id', '=', orderId).selectAll().executeTakeFirst();
  const isEarned =
    order.stage === 'completed' && !(await hasComeBack(tx, order)) && !(await isOwn(tx, order, referral));
  if (!reward) return isEarned ? pay(tx, order.id, referral, now) : undefined;
  if (referral.credit_id === null || reward.amount_minor === 0 || (reward.revoked_at === null) === isEarned) return;
  await lockCredit(tx, referral.credit_id);
  await tx
    .updateTable('referral_reward')
    .set({ revoked_at: isEarned ? null : now, ...(isEarned && { taken_minor: 0 }) })
    .where('order_id', '=', orderId)
    .execute();
  if (!isEarned) return takeBackRevoked(tx, referral.credit_id, now);
  if (reward.taken_minor > 0) await give(tx, orderId, referral, reward.taken_minor, now);
}

/** New money on a credit, from an order that it had paid, first covers what was still to be revoked. */
export async function takeBackRevoked(tx: Tx, creditId: number, now: Date): Promise<void> {
  // The credit is locked before its rewards, as everywhere.
  await lockCredit(tx, creditId);
  const owed = await tx
    .selectFrom('referral_reward')
    .innerJoin('referral', 'referral.id', 'referral_reward.referral_id')
    .where('credit_id', '=', creditId)
    .where('revoked_at', 'is not', null)
    .whereRef('taken_minor', '<', 'amount_minor')
    .select(['referral_reward.order_id', 'amount_minor', 'taken_minor'])
    .orderBy('referral_reward.order_id')
    .execute();
  for (const { order_id: orderId, amount_minor, taken_minor } of owed) {
    const taken = await takeBack(tx, { creditId, orderId, minor: amount_minor - taken_minor }, now);
    await tx
      .updateTable('referral_reward')
      .set({ taken_minor: taken_minor + taken })
      .where('order_id', '=', orderId)
      .execute();
  }
}

async function findUsed(tx: Tx, { coupon_id }: Order): Promise<Referral | undefined> {
  if (coupon_id === null) return undefined;
  return tx.selectFrom('referral').where('coupon_id', '=', coupon_id).selectAll().executeTakeFirst();
}

/** Compensation for a broken promise is our fault, and does not reduce the reward. */
async function hasComeBack(tx: Tx, { id }: Order): Promise<boolean> {
  const refund = await tx
    .selectFrom('order_refund')
    .where('order_id', '=', id)
    .where('cause', '<>', 'late')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return refund !== undefined;
}

/**
 * Whether the order is its owner's own, or not a first one: of the same mailbox, of a session with an order of the
 * owner, or paid with the same credit. This was checked when it was placed; an address may have changed since.
 */
async function isOwn(tx: Tx, order: Order, { mailbox, email, order_id, id }: Referral): Promise<boolean> {
  const own = mailboxOf(order.email);
  if (email === '' || own === mailbox) return true;
  const { rows } = await sql`
    with mine as (
      select id, session_id, credit_id from placed_order
      where id = ${order_id} or (email <> '' and ${mailboxIn('email')} = ${mailbox})
    )
    select from mine where session_id = ${order.session_id} or credit_id = ${order.credit_id}
    union all
    select from order_refund where credit_id = ${order.credit_id} and order_id in (select id from mine)
    union all
    select from referral where credit_id = ${order.credit_id} and (id = ${id} or mailbox = ${mailbox})
    union all
    select from placed_order
    where email <> '' and ${mailboxIn('email')} = ${own} and id <> ${order.id} and paid_at < ${order.paid_at}
    limit 1
  `.execute(tx);
  return rows.length > 0;
}

/** Under the lock of its owner's mailbox, so that two orders completed at once do not exceed the limit together. */
async function pay(tx: Tx, orderId: number, referral: Referral, now: Date): Promise<void> {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
  const { paid } = await tx
    .selectFrom('referral_reward')
    .innerJoin('referral', 'referral.id', 'referral_id')
    .where('mailbox', '=', referral.mailbox)
    .where('amount_minor', '>', 0)
    .where('at', '>=', month)
    .select((row) => row.fn.countAll<number>().as('paid'))
    .executeTakeFirstOrThrow();
  const amount_minor = Number(paid) < referral.monthly_limit ? referral.reward_minor : 0;
  await tx
    .insertInto('referral_reward')
    .values({ order_id: orderId, referral_id: referral.id, amount_minor, at: now })
    .execute();
  if (amount_minor === 0) return;
  const credit = await give(tx, orderId, referral, amount_minor, now);
  const message = {
    kind: 'referral-reward',
    amount: formatMinor(amount_minor, referral.currency),
    balance: formatMinor(credit.balance_minor, referral.currency),
    code: credit.code,
    until: credit.expires_at.toISOString(),
  } as const;
  await enqueueMail(tx, { event: `referral-reward:${orderId}`, recipient: referral.email, message }, now);
}

async function give(tx: Tx, orderId: number, referral: Referral, minor: number, now: Date) {
  const { id, credit_id, currency, months } = referral;
  const gift = { orderId, currency, months, parts: [['referral', minor] as const] };
  const credit = await giveCredit(tx, credit_id ?? undefined, gift, now);
  if (credit_id === null) await tx.updateTable('referral').set({ credit_id: credit.id }).where('id', '=', id).execute();
  return credit;
}
