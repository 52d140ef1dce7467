import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '#shop/db/database.ts';
import type { PlayerTables } from './table.ts';

export type Player = Selectable<PlayerTables['player']>;
export type NewPlayer = { slug: string; name: string; games: string[]; languages: string[]; hours: string };

/** @returns the key of the new player, shown only this once; undefined if the slug is taken. */
export async function addPlayer(tx: Tx, player: NewPlayer, now: Date): Promise<string | undefined> {
  const { key, key_hash } = newKey();
  const added = await tx
    .insertInto('player')
    .values({ ...player, key_hash, published: false, created_at: now })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added && key;
}

/** Invalidates the previous key. @returns the new one, shown only this once. */
export async function renewKey(tx: Tx, id: number): Promise<string> {
  const { key, key_hash } = newKey();
  await tx.updateTable('player').set({ key_hash }).where('id', '=', id).execute();
  return key;
}

function newKey() {
  const key = randomBytes(32).toString('base64url');
  return { key, key_hash: digest(key).toString('hex') };
}

export async function findPlayer(db: Db, slug: string): Promise<Player | undefined> {
  return db.selectFrom('player').where('slug', '=', slug).selectAll().executeTakeFirst();
}

export async function listPlayers(db: Db): Promise<Player[]> {
  return db.selectFrom('player').orderBy('name').orderBy('id').selectAll().execute();
}

/** In constant time. */
export function isKeyOf({ key_hash }: Pick<Player, 'key_hash'>, key: string): boolean {
  return timingSafeEqual(digest(key), Buffer.from(key_hash, 'hex'));
}

export async function publishPlayer(tx: Tx, id: number, published: boolean): Promise<void> {
  await tx.updateTable('player').set({ published }).where('id', '=', id).execute();
}

type OfLine = { orderId: number; lineId: number };

/** Does nothing if the player works on it already. */
export async function assignLine(tx: Tx, { orderId, lineId }: OfLine, playerId: number, now: Date): Promise<void> {
  await tx
    .insertInto('order_player')
    .values({ line_id: lineId, player_id: playerId, order_id: orderId, assigned_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unassignLine(tx: Tx, { lineId }: Pick<OfLine, 'lineId'>, playerId: number): Promise<void> {
  await tx.deleteFrom('order_player').where('line_id', '=', lineId).where('player_id', '=', playerId).execute();
}

export async function isAssigned(db: Db, lineId: number, playerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('order_player')
    .where('line_id', '=', lineId)
    .where('player_id', '=', playerId)
    .select('line_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a player is assigned to the line. */
export async function isStaffed(db: Db, lineId: number): Promise<boolean> {
  const row = await db.selectFrom('order_player').where('line_id', '=', lineId).select('line_id').executeTakeFirst();
  return row !== undefined;
}

/** The players of an order's lines, in the order they were assigned. */
export async function listAssigned(db: Db, orderId: number): Promise<{ line_id: number; player: Player }[]> {
  const rows = await db
    .selectFrom('order_player')
    .innerJoin('player', 'player.id', 'order_player.player_id')
    .where('order_id', '=', orderId)
    .orderBy('assigned_at')
    .orderBy('player.id')
    .selectAll('player')
    .select('line_id')
    .execute();
  return rows.map(({ line_id, ...player }) => ({ line_id, player }));
}

function digest(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
