import { sql } from 'kysely';
import { readVaultKeys } from '#shop/config/vault-keys.ts';
import type { ShopConfig } from '#shop/config/config.ts';
import type { Db, Tx } from '#shop/db/database.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { type Change, conflict, unknownLine } from '#shop/order/change.ts';
import type { Order, OrderLine } from '#shop/order/store.ts';
import { openText, rewrap, sealText } from './envelope.ts';
import { codeExpiry, isLoginOpen, loginExpiry, sameNeed } from './rules.ts';
import * as store from './store.ts';
import type { SealedKind } from './table.ts';

export type Login = { account: string; password: string; note: string };
type Settings = Pick<ShopConfig, 'dataDir' | 'vault'>;

const NO_LOGIN = 'No one plays this line on your account, so no login is needed for it.';
const NOT_NOW = 'A login can be handed over while the order is paid and being worked on.';

/** Seals the login of a line, replacing an earlier one. */
export async function sealLogin(change: Change, config: Settings, lineKey: string, login: Login): Promise<void> {
  const line = await requireOpenLine(change, lineKey);
  const expiresAt = loginExpiry(change.now, config.vault.loginDays);
  await seal(change, config, { line, kind: 'login', text: JSON.stringify(login), expiresAt });
  await store.deleteCode(change.tx, line.id);
  await store.noteLogin(change.tx, ofLine(line), 'stored', change.now);
}

/** Seals a confirmation code for the login; it can be shown once, within ten minutes. */
export async function sealCode(change: Change, config: Settings, lineKey: string, code: string): Promise<void> {
  const line = await requireOpenLine(change, lineKey);
  if (!(await store.findSealed(change.tx, line.id, 'login', change.now))) throw conflict('Seal the login first.');
  await seal(change, config, { line, kind: 'code', text: code, expiresAt: codeExpiry(change.now) });
  await store.noteLogin(change.tx, ofLine(line), 'code_stored', change.now);
}

/** The buyer deletes the login, in any stage of the order. Does nothing where nothing is sealed. */
export async function deleteLogin({ tx, order, now }: Change, lineKey: string): Promise<void> {
  const line = await findLine(tx, order.id, lineKey);
  if (!line) throw unknownLine();
  const gone = await store.deleteSealed(tx, { orderId: order.id, lineId: line.id });
  if (gone.length > 0) await store.noteLogin(tx, ofLine(line), 'deleted', now);
}

export type Look = { line: string; player: { id: number; name: string }; reason: string };

/** Opens the login of a line for one of its players; the buyer sees who opened it, when and why. */
export async function openLogin(change: Change, config: Settings, { line: key, player, reason }: Look): Promise<Login> {
  const { tx, now } = change;
  const line = await requireOpenLine(change, key);
  const keys = await keysFor(tx, config);
  const row = await store.findSealed(tx, line.id, 'login', now);
  if (!row) throw conflict('No login is sealed for this line; ask the buyer for it on the order page.');
  const reasons = await store.listReasons(tx, line.id, player.name);
  if (reasons.some((one) => sameNeed(one, reason))) {
    throw conflict('You have opened it for this reason already. Say what is needed now.');
  }
  await store.noteLogin(tx, ofLine(line), 'opened', now, { player: player.name, reason });
  return JSON.parse(openText(keys, placeOf(line, 'login'), row)) as Login;
}

/** Opens the pending code, once. */
export async function openCode(change: Change, config: Settings, { line: key, player, reason }: Look): Promise<string> {
  const { tx, now } = change;
  const line = await requireOpenLine(change, key);
  const keys = await keysFor(tx, config);
  const row = await store.findSealed(tx, line.id, 'code', now);
  if (!row) throw conflict('No code waits. Ask the buyer for one; it waits ten minutes and is shown once.');
  await store.deleteCode(tx, line.id);
  await store.noteLogin(tx, ofLine(line), 'code_shown', now, { player: player.name, reason });
  return openText(keys, placeOf(line, 'code'), row);
}

/** Deletes what is sealed for an order or a line, because nobody has to log in any more. */
export async function endLogins(tx: Tx, of: { orderId: number; lineId?: number }, now: Date): Promise<void> {
  for (const line_id of await store.deleteSealed(tx, of)) {
    await store.noteLogin(tx, { order_id: of.orderId, line_id }, 'ended', now);
  }
}

/** Deletes what has expired, and notifies the pages that show it. */
export async function sweepLogins(db: Db, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const line of await store.deleteExpired(tx, now)) {
      await store.noteLogin(tx, line, 'expired', now);
      await tx
        .updateTable('placed_order')
        .set({ version: sql`version + 1` })
        .where('id', '=', line.order_id)
        .execute();
    }
  });
}

/** Wraps every data key with the current vault key. @returns the number of rows. */
export async function rewrapAll(tx: Tx, config: Settings): Promise<number> {
  const keys = readVaultKeys(config);
  const rows = await store.listWrappedBy(tx, keys.current.id);
  for (const row of rows) await store.putWrapped(tx, row, rewrap(keys, placeOf(row, row.kind), row));
  return rows.length;
}

/**
 * The login of each line as the order's page shows it, by line.
 *
 * @param isPlayed whether a line is still worked on; false once its money went back.
 */
export async function loginsWire(
  db: Db,
  { order, lines, isPlayed }: { order: Order; lines: OrderLine[]; isPlayed(line: OrderLine): boolean },
  now: Date,
) {
  const asked = lines.filter(({ needs_login }) => needs_login);
  const rows = asked.length === 0 ? [] : await store.listSealed(db, order.id, now);
  const logins = new Map<number, LoginWire>();
  for (const line of asked) {
    const find = (kind: SealedKind) => rows.find((row) => row.line_id === line.id && row.kind === kind);
    const login = find('login');
    logins.set(line.id, {
      stored_at: login?.stored_at.toISOString() ?? null,
      expires_at: login?.expires_at.toISOString() ?? null,
      code_until: find('code')?.expires_at.toISOString() ?? null,
      can_store: isLoginOpen(order, line) && isPlayed(line),
      record: (await store.listEvents(db, line.id)).map(({ kind, player, reason, at }) => ({
        kind,
        player,
        reason,
        at: at.toISOString(),
      })),
    });
  }
  return logins;
}

type LoginWire = {
  stored_at: string | null;
  expires_at: string | null;
  code_until: string | null;
  can_store: boolean;
  record: { kind: string; player: string | null; reason: string | null; at: string }[];
};

type ToSeal = { line: OrderLine; kind: SealedKind; text: string; expiresAt: Date };

async function seal({ tx, now }: Change, config: Settings, { line, kind, text, expiresAt }: ToSeal): Promise<void> {
  const { current } = await keysFor(tx, config);
  const sealed = sealText(current, placeOf(line, kind), text);
  await store.putSealed(tx, ofLine(line), kind, sealed, { storedAt: now, expiresAt });
}

/**
 * Takes the lock that a key rotation waits for. Called before a row is read or written, so that it never depends on a
 * key that was removed since.
 */
async function keysFor(tx: Tx, config: Settings) {
  await store.shareKeys(tx);
  return readVaultKeys(config);
}

async function requireOpenLine({ tx, order }: Change, key: string): Promise<OrderLine> {
  const line = await findLine(tx, order.id, key);
  if (!line) throw unknownLine();
  if (!line.needs_login) throw conflict(NO_LOGIN);
  if (!isLoginOpen(order, line)) throw conflict(NOT_NOW);
  return line;
}

async function findLine(tx: Tx, orderId: number, key: string): Promise<OrderLine | undefined> {
  if (!/^\d{1,9}$/.test(key)) return undefined;
  return tx
    .selectFrom('order_line')
    .where('order_id', '=', orderId)
    .where('id', '=', Number(key))
    .selectAll()
    .executeTakeFirst();
}

function ofLine({ order_id, id }: OrderLine) {
  return { order_id, line_id: id };
}

function placeOf(line: { order_id: number } & ({ id: number } | { line_id: number }), kind: SealedKind): string {
  return `order ${line.order_id} line ${'id' in line ? line.id : line.line_id} ${kind}`;
}
