import { randomInt } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '#shop/db/database.ts';
import type { Currency } from '#shop/money/currency.ts';
import { CREATED } from '#shop/order/stage.ts';
import { findSite } from '#shop/site/store.ts';
import { CODE_LETTERS } from './rules.ts';
import type { CreditCause, CreditTables } from './table.ts';

/** Minimum validity of a credit that an order returns: its buyer could not spend it meanwhile. */
const MIN_LEFT_MS = 30 * 24 * 60 * 60 * 1000;

export type Credit = Selectable<CreditTables['store_credit']>;
/** `is_stopped`: by the team, or because of a dispute. */
export type KnownCredit = Credit & { is_stopped: boolean };
export type CreditTerms = { bonusPercent: number; months: number };

/** The bank has requested or taken back the money that it replaces. */
const isAtBank = sql<boolean>`exists (
  select from store_credit_entry join placed_order on placed_order.id = order_id
  where store_credit_entry.credit_id = store_credit.id and cause = 'refund' and stage in ('disputed', 'reversed')
)`;
const isStopped = sql<boolean>`(blocked_at is not null or ${isAtBank})`.as('is_stopped');

/** Undefined if the owner offers no store credit in place of money. */
export async function findCreditTerms(db: Db): Promise<CreditTerms | undefined> {
  return (await findSite(db))?.storeCredit;
}

export async function findCredit(db: Db, by: { code: string } | { id: number }): Promise<KnownCredit | undefined> {
  const credits = db.selectFrom('store_credit').selectAll().select(isStopped);
  const found = 'code' in by ? credits.where('code', '=', by.code) : credits.where('id', '=', by.id);
  return found.executeTakeFirst();
}

/** What unfinished orders of the session hold of it: the next order of the same cart takes that over. */
export async function heldBySession(db: Db, creditId: number, sessionId: string): Promise<number> {
  const { held } = await db
    .selectFrom('placed_order')
    .where('credit_id', '=', creditId)
    .where('session_id', '=', sessionId)
    .where('status', '=', CREATED)
    .select((row) => row.fn.coalesce(row.fn.sum<number>('credit_minor'), row.lit(0)).as('held'))
    .executeTakeFirstOrThrow();
  return Number(held);
}

type Part = { creditId: number; orderId: number; minor: number };

/** Takes it from the balance; under concurrency never more than there is. @returns false if the balance is too low. */
export async function takeCredit(tx: Tx, { creditId, orderId, minor }: Part, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('store_credit')
    .set((row) => ({ balance_minor: row('balance_minor', '-', minor) }))
    .where('id', '=', creditId)
    .where('balance_minor', '>=', minor)
    .where('expires_at', '>', now)
    .where('blocked_at', 'is', null)
    .where((row) => row.not(isAtBank))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await enter(tx, creditId, orderId, [['spent', -minor]], now);
  return true;
}

/** Returns what an order took; the caller makes sure that this happens once. */
export async function returnCredit(tx: Tx, { creditId, orderId, minor }: Part, now: Date): Promise<void> {
  if (minor === 0) return;
  const least = new Date(now.getTime() + MIN_LEFT_MS);
  await tx
    .updateTable('store_credit')
    .set((row) => ({
      balance_minor: row('balance_minor', '+', minor),
      expires_at: row.fn<Date>('greatest', ['expires_at', row.val(least)]),
    }))
    .where('id', '=', creditId)
    .execute();
  await enter(tx, creditId, orderId, [['returned', minor]], now);
}

/** Takes back what was given for an order, as far as it is unspent, even if expired or stopped. @returns how much. */
export async function takeBack(tx: Tx, { creditId, orderId, minor }: Part, now: Date): Promise<number> {
  const { balance_minor } = await lockCredit(tx, creditId);
  const taken = Math.min(balance_minor, minor);
  if (taken === 0) return 0;
  await tx
    .updateTable('store_credit')
    .set((row) => ({ balance_minor: row('balance_minor', '-', taken) }))
    .where('id', '=', creditId)
    .execute();
  await enter(tx, creditId, orderId, [['referral', -taken]], now);
  return taken;
}

/** Locked until the transaction ends. */
export async function lockCredit(tx: Tx, id: number): Promise<Credit> {
  return tx.selectFrom('store_credit').where('id', '=', id).selectAll().forUpdate().executeTakeFirstOrThrow();
}

export type Gift = {
  orderId: number;
  currency: Currency;
  parts: readonly (readonly [CreditCause, number])[];
  months: number;
};

/** Adds to a credit, or creates one, valid as long as a new one. @param creditId undefined for a new one. */
export async function giveCredit(
  tx: Tx,
  creditId: number | undefined,
  { orderId, currency, parts, months }: Gift,
  now: Date,
): Promise<Credit> {
  const given = parts.filter(([, minor]) => minor > 0);
  const minor = given.reduce((sum, [, part]) => sum + part, 0);
  const expires_at = new Date(now);
  expires_at.setUTCMonth(expires_at.getUTCMonth() + months);
  const credit =
    creditId === undefined
      ? await tx
          .insertInto('store_credit')
          .values({ code: newCode(), currency, balance_minor: minor, created_at: now, expires_at })
          .returningAll()
          .executeTakeFirstOrThrow()
      : await tx
          .updateTable('store_credit')
          .set((row) => ({ balance_minor: row('balance_minor', '+', minor), expires_at }))
          .where('id', '=', creditId)
          .returningAll()
          .executeTakeFirstOrThrow();
  await enter(tx, credit.id, orderId, given, now);
  return credit;
}

async function enter(
  tx: Tx,
  creditId: number,
  orderId: number,
  parts: readonly (readonly [CreditCause, number])[],
  at: Date,
) {
  if (parts.length === 0) return;
  const rows = parts.map(([cause, amount_minor]) => ({
    credit_id: creditId,
    order_id: orderId,
    cause,
    amount_minor,
    at,
  }));
  await tx.insertInto('store_credit_entry').values(rows).execute();
}

/** 60 bits: with the limit on rejected codes it cannot be guessed. */
function newCode(): string {
  const letters = Array.from({ length: 12 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
  return `CR-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}

export async function setCartCredit(tx: Tx, cartId: number, code: string | null, now: Date): Promise<void> {
  await tx.updateTable('cart').set({ credit: code, updated_at: now }).where('id', '=', cartId).execute();
}

/**
 * The credit of an order: what it was paid with, and what it led to. Nothing if it was handed over: that is another's.
 *
 * @param earnedId the credit earned by its holder's friends.
 */
export async function readOrderCredits(
  db: Db,
  { id, credit_id, handed_over_at }: { id: number; credit_id: number | null; handed_over_at: Date | null },
  earnedId: number | null,
): Promise<KnownCredit[]> {
  const ids = [earnedId, handed_over_at === null ? credit_id : null].filter((one) => one !== null);
  const refunded = handed_over_at === null ? id : 0;
  return db
    .selectFrom('store_credit')
    .where((row) =>
      row.or([
        row(
          'id',
          'in',
          row
            .selectFrom('order_refund')
            .where('order_id', '=', refunded)
            .select('credit_id')
            .$castTo<{ credit_id: number }>(),
        ),
        ...(ids.length === 0 ? [] : [row('id', 'in', ids)]),
      ]),
    )
    .orderBy('id')
    .selectAll()
    .select(isStopped)
    .execute();
}

export async function readEntries(db: Db, creditId: number) {
  return db.selectFrom('store_credit_entry').where('credit_id', '=', creditId).orderBy('id').selectAll().execute();
}

/** @param at null makes it usable again. */
export async function blockCredit(db: Db, id: number, at: Date | null): Promise<void> {
  await db.updateTable('store_credit').set({ blocked_at: at }).where('id', '=', id).execute();
}
