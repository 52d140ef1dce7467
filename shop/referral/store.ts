import { randomInt } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { SiteDef } from '#catalog/format.ts';
import { CODE_LETTERS } from '#shop/credit/rules.ts';
import type { Db, Tx } from '#shop/db/database.ts';
import { microsOf } from '#shop/db/rows.ts';
import { mailboxOf } from '#shop/limit/mailbox.ts';
import { convertMicros, minorFromMicros, readRate } from '#shop/money/currency.ts';
import type { Order } from '#shop/order/store.ts';
import { findSite } from '#shop/site/store.ts';
import type { ReferralTables } from './table.ts';

const HUNDREDTHS = 100;

export type Referral = Selectable<ReferralTables['referral']>;

/** The terms for friends and owner. Amounts in minor units of an order's currency, and USD micros for the coupon. */
export type ReferralTerms = {
  percent: number;
  minimumMicros: number;
  minimumMinor: number;
  rewardMinor: number;
  perMonth: number;
  months: number;
};

/** The current terms for the buyer of an order; undefined if referrals are turned off. */
export async function findReferralTerms(db: Db, { rate }: Pick<Order, 'rate'>): Promise<ReferralTerms | undefined> {
  const given = (await findSite(db))?.referral;
  if (!isOn(given)) return undefined;
  const { percent, perMonth, months } = given;
  const minimumMicros = microsOf(given.minimum);
  const rewardMinor = inOrder(microsOf(given.credit), { rate });
  if (rewardMinor === 0) return undefined;
  return { percent, minimumMicros, minimumMinor: inOrder(minimumMicros, { rate }), rewardMinor, perMonth, months };
}

/** USD micros as minor units of an order's currency. */
export function inOrder(usdMicros: number, { rate }: Pick<Order, 'rate'>): number {
  return minorFromMicros(convertMicros(usdMicros, readRate(rate)));
}

function isOn(given: SiteDef['referral']): given is NonNullable<SiteDef['referral']> {
  return given !== undefined && given.percent > 0 && microsOf(given.credit) > 0;
}

/** Codes are valid as long as the shop has terms, however these have changed. */
export async function enableReferrals(tx: Db, given: SiteDef['referral']): Promise<void> {
  if (!isOn(given)) return;
  await tx
    .updateTable('coupon')
    .set({ enabled: true })
    .where('id', 'in', (row) => row.selectFrom('referral').where('email', '<>', '').select('coupon_id'))
    .execute();
}

/** The code of the order's current holder, if one was requested. */
export async function findReferral(
  db: Db,
  { id, email }: Pick<Order, 'id' | 'email'>,
): Promise<(Referral & { code: string; percent: number; minimumMicros: number }) | undefined> {
  const found = await db
    .selectFrom('referral')
    .innerJoin('coupon', 'coupon.id', 'referral.coupon_id')
    .where('order_id', '=', id)
    .where('mailbox', '=', mailboxOf(email))
    .where('email', '<>', '')
    .selectAll('referral')
    .select(['coupon.code', 'coupon.percent_hundredths', 'coupon.minimum_micros'])
    .executeTakeFirst();
  if (!found) return undefined;
  const { percent_hundredths, minimum_micros, ...referral } = found;
  return { ...referral, percent: (percent_hundredths ?? 0) / HUNDREDTHS, minimumMicros: minimum_micros };
}

/** How many orders of friends have a valid reward, and how many are in progress. */
export async function countFriends(db: Db, { id, coupon_id }: Referral): Promise<{ earned: number; waiting: number }> {
  const { rows } = await sql<{ earned: number; waiting: number }>`
    select
      (select count(*)::int from referral_reward
        where referral_id = ${id} and amount_minor > 0 and revoked_at is null) as earned,
      (select count(*)::int from placed_order
        where coupon_id = ${coupon_id} and stage in ('paid', 'assigned', 'in_progress', 'paused')) as waiting
  `.execute(db);
  return rows[0] ?? { earned: 0, waiting: 0 };
}

/** Creates the code of an order's holder. The caller holds the order's lock, and has found none. */
export async function makeReferral(tx: Tx, order: Order, terms: ReferralTerms, now: Date): Promise<void> {
  const { id: coupon_id } = await tx
    .insertInto('coupon')
    .values({
      code: newCode(),
      percent_hundredths: terms.percent * HUNDREDTHS,
      amount_micros: null,
      minimum_micros: terms.minimumMicros,
      starts_at: null,
      ends_at: null,
      use_limit: null,
      first_order: true,
      enabled: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('referral')
    .values({
      order_id: order.id,
      coupon_id,
      email: order.email,
      mailbox: mailboxOf(order.email),
      currency: order.currency,
      reward_minor: terms.rewardMinor,
      monthly_limit: terms.perMonth,
      months: terms.months,
      created_at: now,
    })
    .execute();
}

/** 40 bits: with the limit on rejected codes it cannot be guessed, and it is only worth a first order's discount. */
function newCode(): string {
  const letters = Array.from({ length: 8 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
  return `FRIEND-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Whether the coupon is the code of this mailbox. */
export async function isOwnReferral(db: Db, couponId: number, email: string): Promise<boolean> {
  const own = await db
    .selectFrom('referral')
    .where('coupon_id', '=', couponId)
    .where('mailbox', '=', mailboxOf(email))
    .select('id')
    .executeTakeFirst();
  return own !== undefined;
}

/** Serialized per mailbox, until the transaction ends. */
export async function lockMailbox(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mailbox ${mailboxOf(email)}`}, 0))`.execute(tx);
}
