import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '#shop/db/database.ts';
import type { Envelope } from './envelope.ts';
import type { LoginEventKind, SealedKind, VaultTables } from './table.ts';

export type SealedRow = Selectable<VaultTables['sealed_login']>;
export type LoginEvent = Selectable<VaultTables['sealed_login_event']>;

/** Advisory lock: shared by transactions that seal, exclusive for a key rotation. */
const ROTATION_LOCK = 7_019_204_884;
/** Openings are always listed; other events are limited, so that they cannot bury an opening. */
const MAX_OTHER_EVENTS = 20;
const LOOKS: LoginEventKind[] = ['opened', 'code_shown'];

type OfLine = { order_id: number; line_id: number };

export async function shareKeys(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${ROTATION_LOCK})`.execute(tx);
}

export async function lockKeys(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ROTATION_LOCK})`.execute(tx);
}

/** Replaces what was sealed for the line before. */
export async function putSealed(
  tx: Tx,
  line: OfLine,
  kind: SealedKind,
  envelope: Envelope,
  { storedAt, expiresAt }: { storedAt: Date; expiresAt: Date },
): Promise<void> {
  const row = { ...envelope, stored_at: storedAt, expires_at: expiresAt };
  await tx
    .insertInto('sealed_login')
    .values({ ...line, kind, ...row })
    .onConflict((conflict) => conflict.columns(['line_id', 'kind']).doUpdateSet(row))
    .execute();
}

export async function findSealed(db: Db, lineId: number, kind: SealedKind, now: Date): Promise<SealedRow | undefined> {
  return db
    .selectFrom('sealed_login')
    .where('line_id', '=', lineId)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .selectAll()
    .executeTakeFirst();
}

/** When the sealed texts of an order were stored and expire, without their content. */
export async function listSealed(db: Db, orderId: number, now: Date) {
  return db
    .selectFrom('sealed_login')
    .where('order_id', '=', orderId)
    .where('expires_at', '>', now)
    .select(['line_id', 'kind', 'stored_at', 'expires_at'])
    .execute();
}

/** @returns the lines whose login was deleted. */
export async function deleteSealed(tx: Tx, of: { orderId: number; lineId?: number }): Promise<number[]> {
  const gone = await tx
    .deleteFrom('sealed_login')
    .where('order_id', '=', of.orderId)
    .$if(of.lineId !== undefined, (rows) => rows.where('line_id', '=', of.lineId ?? 0))
    .returning(['line_id', 'kind'])
    .execute();
  return gone.flatMap(({ line_id, kind }) => (kind === 'login' ? line_id : []));
}

export async function deleteCode(tx: Tx, lineId: number): Promise<void> {
  await tx.deleteFrom('sealed_login').where('line_id', '=', lineId).where('kind', '=', 'code').execute();
}

/** @returns the lines whose login was deleted; codes are deleted without notice. */
export async function deleteExpired(tx: Tx, now: Date): Promise<OfLine[]> {
  const gone = await tx
    .deleteFrom('sealed_login')
    .where('expires_at', '<=', now)
    .returning(['order_id', 'line_id', 'kind'])
    .execute();
  return gone.flatMap(({ kind, ...line }) => (kind === 'login' ? line : []));
}

export async function noteLogin(
  tx: Tx,
  line: OfLine,
  kind: LoginEventKind,
  at: Date,
  look?: { player: string; reason: string },
): Promise<void> {
  const row = { ...line, kind, at, player: look?.player ?? null, reason: look?.reason ?? null };
  await tx.insertInto('sealed_login_event').values(row).execute();
}

/** Every opening and the latest other events, newest first. */
export async function listEvents(db: Db, lineId: number): Promise<LoginEvent[]> {
  return db
    .selectFrom('sealed_login_event')
    .where('line_id', '=', lineId)
    .where((event) =>
      event.or([
        event('kind', 'in', LOOKS),
        event('id', 'in', (of) =>
          of
            .selectFrom('sealed_login_event')
            .where('line_id', '=', lineId)
            .where('kind', 'not in', LOOKS)
            .orderBy('id', 'desc')
            .limit(MAX_OTHER_EVENTS)
            .select('id'),
        ),
      ]),
    )
    .orderBy('id', 'desc')
    .selectAll()
    .execute();
}

/** The reasons this player has given for opening the login. */
export async function listReasons(db: Db, lineId: number, player: string): Promise<string[]> {
  const looks = await db
    .selectFrom('sealed_login_event')
    .where('line_id', '=', lineId)
    .where('player', '=', player)
    .where('kind', '=', 'opened')
    .select('reason')
    .execute();
  return looks.flatMap(({ reason }) => reason ?? []);
}

/** Everything wrapped with another key than the current one. */
export async function listWrappedBy(tx: Tx, otherThan: string): Promise<SealedRow[]> {
  return tx.selectFrom('sealed_login').where('key_id', '<>', otherThan).selectAll().forUpdate().execute();
}

export async function putWrapped(tx: Tx, row: SealedRow, wrapped: Omit<Envelope, 'sealed'>): Promise<void> {
  await tx
    .updateTable('sealed_login')
    .set(wrapped)
    .where('line_id', '=', row.line_id)
    .where('kind', '=', row.kind)
    .execute();
}
