import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '#shop/db/database.ts';
import type { Currency } from '#shop/money/currency.ts';
import { isLinkDue, LINK_LIFETIME_MS } from '#shop/newsletter/rules.ts';
import type { AlertKind } from './table.ts';

const TOKEN_BYTES = 32;
/** How many unconfirmed alerts one address may have, so that nobody can flood a mailbox. */
const MAX_PENDING = 5;
/** A buyer who asked a year ago is hardly still waiting. */
const LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;

/** @property eventId the only run that counts; null for any. `price` and `season` are for their kinds of alert. */
export type Wanted = {
  email: string;
  kind: AlertKind;
  productId: number;
  eventId: number | null;
  price: { currency: Currency; belowMinor: number } | null;
  season: { key: string; name: string; startsAt: Date } | null;
};

/** An alert with its subject. */
export type Alert = {
  id: number;
  token: string;
  email: string;
  kind: AlertKind;
  mails: number;
  asked_at: Date;
  confirmed_at: Date | null;
  currency: Currency | null;
  below_minor: number | null;
  product: string;
  slug: string;
  event_id: number | null;
  run: string | null;
  starts_at: Date | null;
  season_name: string | null;
  season_starts: Date | null;
};

/** Stores an alert. @returns the alert if a mail that asks for confirmation is due. */
export async function noteAlert(tx: Tx, wanted: Wanted, now: Date): Promise<Alert | undefined> {
  const { email, kind, productId, eventId, price } = wanted;
  const season = seasonColumns(wanted);
  // Requests for one address are serialized, so that they are counted correctly.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`alert ${email}`}, 0))`.execute(tx);
  const sameAs = await findSame(tx, wanted);
  if (!sameAs && (await countPending(tx, email)) >= MAX_PENDING) return undefined;
  const id =
    sameAs ??
    (
      await tx
        .insertInto('alert')
        .values({
          token: randomBytes(TOKEN_BYTES).toString('base64url'),
          email,
          kind,
          product_id: productId,
          event_id: eventId,
          currency: price?.currency ?? null,
          below_minor: price?.belowMinor ?? null,
          ...season,
          asked_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const alert = await alerts(tx).where('alert.id', '=', id).executeTakeFirst();
  if (!alert || !isLinkDue(alert, now)) return undefined;
  // A price alert may be requested again before it was confirmed: in another currency, or after a price change.
  const below = { currency: price?.currency ?? null, below_minor: price?.belowMinor ?? null };
  const asked = { ...below, ...season, mails: alert.mails + 1, asked_at: now };
  await tx.updateTable('alert').set(asked).where('id', '=', id).execute();
  return { ...alert, ...asked };
}

function seasonColumns({ season }: Wanted) {
  return {
    season_key: season?.key ?? null,
    season_name: season?.name ?? null,
    season_starts: season?.startsAt ?? null,
  };
}

async function findSame(tx: Tx, { email, kind, productId, eventId }: Wanted): Promise<number | undefined> {
  const row = await tx
    .selectFrom('alert')
    .where('email', '=', email)
    .where('kind', '=', kind)
    .where('product_id', '=', productId)
    .where('event_id', eventId === null ? 'is' : '=', eventId)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  return row?.id;
}

async function countPending(tx: Tx, email: string): Promise<number> {
  const { count } = await tx
    .selectFrom('alert')
    .where('email', '=', email)
    .where('confirmed_at', 'is', null)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Undefined for a token that is unknown, or whose alert has ended or was not confirmed in time. */
export async function findAlert(db: Db, token: string, now: Date): Promise<Alert | undefined> {
  const alert = await alerts(db).where('token', '=', token).executeTakeFirst();
  const isLate = alert?.confirmed_at === null && alert.asked_at <= new Date(now.getTime() - LINK_LIFETIME_MS);
  return isLate ? undefined : alert;
}

export async function confirmAlert(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('alert')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Ending it twice is no error. */
export async function endAlert(db: Db, token: string): Promise<void> {
  await db.deleteFrom('alert').where('token', '=', token).execute();
}

/** Ends alerts that were never confirmed, have waited too long, or are for a run that has begun or is canceled. */
export async function sweepAlerts(db: Db, now: Date): Promise<void> {
  await sql`
    delete from alert where
      (confirmed_at is null and asked_at <= ${new Date(now.getTime() - LINK_LIFETIME_MS)})
      or confirmed_at <= ${new Date(now.getTime() - LIFETIME_MS)}
      or event_id in (select id from event where canceled or starts_at <= ${now})`.execute(db);
}

const alerts = (db: Db) =>
  db
    .selectFrom('alert')
    .innerJoin('product', 'product.id', 'alert.product_id')
    .leftJoin('event', 'event.id', 'alert.event_id')
    .select(['alert.id', 'alert.token', 'alert.email', 'alert.kind', 'alert.mails', 'alert.asked_at'])
    .select(['alert.confirmed_at', 'alert.currency', 'alert.below_minor', 'alert.event_id'])
    .select(['alert.season_name', 'alert.season_starts'])
    .select(['product.name as product', 'product.slug', 'event.title as run', 'event.starts_at']);
