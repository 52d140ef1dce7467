import { type RawBuilder, sql } from 'kysely';
import { catalogueAt, catalogueState } from '#shop/db/catalogue.ts';
import type { Db, Tx } from '#shop/db/database.ts';
import { send } from '#shop/db/send.ts';
import { releaseHolds } from '#shop/event/seat-store.ts';
import { forget } from './line/removed-store.ts';
import { CART, CART_LINE, type StoredOptions, type UnitPrices } from './table.ts';
import type { Cart, CartLines, Line } from './line/line.ts';

type WholeCart = CartLines & { cart: Cart };

const NOTHING: CartLines = { lines: [], removed: [] };

export async function findCart(db: Db, sessionId: string): Promise<Cart | undefined> {
  return db.selectFrom('cart').where('session_id', '=', sessionId).select(CART).executeTakeFirst();
}

/** The session's cart, locked until the transaction ends: others who change or order it wait. */
export async function lockCart(tx: Tx, sessionId: string, now: Date): Promise<Cart> {
  return (await lockExistingCart(tx, sessionId)) ?? (await makeCart(tx, sessionId, now)).cart;
}

/** The same with its lines, which are locked too. */
export async function lockWholeCart(tx: Tx, sessionId: string, now: Date): Promise<WholeCart> {
  const locked = await lockExistingWhole(tx, sessionId);
  if (locked) return locked;
  const { cart, isNew } = await makeCart(tx, sessionId, now);
  return { cart, ...(isNew ? NOTHING : inAndOut(await selectLines(tx, sessionId))) };
}

/** The same for an existing cart. */
export async function lockExistingWhole(tx: Tx, sessionId: string): Promise<WholeCart | undefined> {
  // Not one statement: after waiting for the lock, it would see the lines as they were before.
  const [cart, lines] = await Promise.all([lockExistingCart(tx, sessionId), selectLines(tx, sessionId)]);
  return cart && { cart, ...inAndOut(lines) };
}

function inAndOut(all: Line[]): CartLines {
  return { lines: all.filter(isInCart), removed: all.filter((line) => !isInCart(line)) };
}

async function makeCart(tx: Tx, sessionId: string, now: Date): Promise<{ cart: Cart; isNew: boolean }> {
  const own = await tx
    .insertInto('cart')
    .values({ session_id: sessionId, guest: null, payment_method: null, updated_at: now })
    .onConflict((conflict) => conflict.column('session_id').doNothing())
    .returning(CART)
    .returning(catalogueState.as('catalogue'))
    .executeTakeFirst();
  if (own) {
    const { catalogue, ...cart } = own;
    catalogueAt(tx, catalogue);
    return { cart, isNew: true };
  }
  // A row that another transaction has just inserted is not ours until it is locked.
  const made = await lockExistingCart(tx, sessionId);
  if (!made) throw new Error('The cart was deleted while it was being created');
  return { cart: made, isNew: false };
}

export async function lockExistingCart(tx: Tx, sessionId: string): Promise<Cart | undefined> {
  const locking = tx.selectFrom('cart').where('session_id', '=', sessionId).select(CART).forUpdate();
  return (await send(tx, locking))[0];
}

export async function readLines(db: Db, cartId: number): Promise<Line[]> {
  const lines = db.selectFrom('cart_line').where('cart_id', '=', cartId).where('removed_at', 'is', null);
  return lines.select(CART_LINE).orderBy('id').execute();
}

function isInCart({ removed_at }: Line): boolean {
  return removed_at === null;
}

/** Also tells the transaction the state of the catalogue, even if there are no lines. */
async function selectLines(tx: Tx, sessionId: string): Promise<Line[]> {
  const rows = await send(
    tx,
    tx
      .selectFrom(sql<{ catalogue: string }>`(select ${catalogueState} as catalogue)`.as('now'))
      .leftJoin('cart_line', (join) =>
        join.on('cart_id', '=', (row) => row.selectFrom('cart').where('session_id', '=', sessionId).select('id')),
      )
      .select(CART_LINE)
      .select('now.catalogue')
      .orderBy('id'),
  );
  const [first] = rows;
  if (first) catalogueAt(tx, first.catalogue);
  return rows.map(({ catalogue: _, ...line }) => line).filter(isLine);
}

/** A line without values joins none. */
function isLine(line: { [Column in keyof Line]: Line[Column] | null }): line is Line {
  return line.id !== null;
}

export type NewLine = {
  productId: number;
  productName: string;
  configuration: string;
  options: StoredOptions;
  quantity: number;
  eventId: number | null;
  /** The requested player. */
  playerId: number | undefined;
};

/** @param removed from the cart before: a line with the same configuration replaces it. */
export async function insertLine(tx: Tx, cartId: number, line: NewLine, removed: Line[], now: Date): Promise<Line> {
  if (removed.some(({ configuration }) => configuration === line.configuration)) {
    await forget(tx, cartId, line.configuration);
  }
  return tx
    .insertInto('cart_line')
    .values({
      cart_id: cartId,
      product_id: line.productId,
      product_name: line.productName,
      configuration: line.configuration,
      options: JSON.stringify(line.options),
      quantity: line.quantity,
      event_id: line.eventId,
      requested_player_id: line.playerId ?? null,
      added_at: now,
    })
    .returning(CART_LINE)
    .executeTakeFirstOrThrow();
}

export async function setQuantity(tx: Tx, lineId: number, quantity: number): Promise<void> {
  await tx.updateTable('cart_line').set({ quantity }).where('id', '=', lineId).execute();
}

/** @param playerId null withdraws the request. */
export async function setRequested(tx: Tx, lineId: number, playerId: number | null): Promise<void> {
  await tx.updateTable('cart_line').set({ requested_player_id: playerId }).where('id', '=', lineId).execute();
}

/** New answers to the product's options; its price has to be accepted again. */
export async function setOptions(
  tx: Tx,
  line: { id: number; cart_id: number },
  { options, configuration }: { options: StoredOptions; configuration: string },
): Promise<void> {
  await forget(tx, line.cart_id, configuration);
  await tx
    .updateTable('cart_line')
    .set({ options: JSON.stringify(options), configuration, seen: null })
    .where('id', '=', line.id)
    .execute();
}

/** The price of a line that the visitor has seen. */
export type Seen = { id: number; seen: UnitPrices };

export async function setSeen(tx: Tx, seen: Seen[]): Promise<void> {
  if (seen.length > 0) await updateSeen(tx, seen).execute();
}

function updateSeen(tx: Tx, seen: Seen[]) {
  return tx
    .updateTable('cart_line')
    .from(rowsOf(seen).as('told'))
    .set((row) => ({ seen: row.ref('told.seen') }))
    .whereRef('cart_line.id', '=', 'told.id');
}

function rowsOf(seen: Seen[]): RawBuilder<{ id: number; seen: string }> {
  return sql`(select id, seen from jsonb_to_recordset(${JSON.stringify(seen)}) as told (id integer, seen jsonb))`;
}

/** The current price becomes the accepted one; it is stored when the change is complete. */
export async function agreeToPrice(tx: Tx, lineId: number): Promise<void> {
  await tx.updateTable('cart_line').set({ seen: null }).where('id', '=', lineId).execute();
}

export async function removeLines(tx: Tx, cartId: number, lineIds: number[]): Promise<void> {
  if (lineIds.length === 0) return;
  await releaseHolds(tx, lineIds);
  await tx.deleteFrom('cart_line').where('cart_id', '=', cartId).where('id', 'in', lineIds).execute();
}

/**
 * After a change of the lines: the payment method has to be chosen again.
 *
 * @param told what the response shows, so that the shop's own changes can be told apart.
 */
export async function endChange(
  tx: Tx,
  cartId: number,
  { seen, totals }: { seen: Seen[]; totals: Cart['told_totals'] },
  now: Date,
): Promise<void> {
  const ending = tx
    .with('seen', () => updateSeen(tx, seen))
    .updateTable('cart')
    .set({ payment_method: null, updated_at: now, told_totals: JSON.stringify(totals) })
    .where('id', '=', cartId);
  await send(tx, ending);
}

export async function setPaymentChoice(
  tx: Tx,
  cartId: number,
  code: string,
  comment: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('cart')
    .set({ payment_method: code, comment, updated_at: now })
    .where('id', '=', cartId)
    .execute();
}

export async function setGuest(tx: Tx, cartId: number, guest: NonNullable<Cart['guest']>, now: Date): Promise<void> {
  await tx
    .updateTable('cart')
    .set({ guest: JSON.stringify(guest), payment_method: null, updated_at: now })
    .where('id', '=', cartId)
    .execute();
}
