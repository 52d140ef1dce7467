import { catalogueAt, catalogueState } from '#shop/db/catalogue.ts';
import type { Db, Tx } from '#shop/db/database.ts';
import { releaseHolds } from '#shop/event/seat-store.ts';
import { forget } from './line/removed-store.ts';
import type { StoredOptions, UnitPrices } from './table.ts';
import type { Cart, Line } from './line/line.ts';

export async function findCart(db: Db, sessionId: string): Promise<Cart | undefined> {
  return db.selectFrom('cart').where('session_id', '=', sessionId).selectAll().executeTakeFirst();
}

/** The session's cart, held until the transaction ends: anyone who changes or orders it waits. */
export async function lockCart(tx: Tx, sessionId: string, now: Date): Promise<Cart> {
  const locked = await lockExistingCart(tx, sessionId);
  if (locked) return locked;
  const own = await tx
    .insertInto('cart')
    .values({ session_id: sessionId, guest: null, payment_method: null, updated_at: now })
    .onConflict((conflict) => conflict.column('session_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  // What somebody else has made at this moment is theirs until it is locked.
  const made = own ?? (await lockExistingCart(tx, sessionId));
  if (!made) throw new Error('A cart vanished while it was being made');
  return made;
}

export async function lockExistingCart(tx: Tx, sessionId: string): Promise<Cart | undefined> {
  return tx.selectFrom('cart').where('session_id', '=', sessionId).selectAll().forUpdate().executeTakeFirst();
}

/** A transaction learns the state of the catalogue along with them, unless it knows it. */
export async function readLines(db: Db, cartId: number): Promise<Line[]> {
  const rows = await db
    .selectFrom('cart_line')
    .where('cart_id', '=', cartId)
    .where('removed_at', 'is', null)
    .selectAll()
    .select(catalogueState.as('catalogue'))
    .orderBy('id')
    .execute();
  const [first] = rows;
  if (first) catalogueAt(db, first.catalogue);
  return rows.map(({ catalogue: _, ...line }) => line);
}

export type NewLine = {
  productId: number;
  productName: string;
  configuration: string;
  options: StoredOptions;
  quantity: number;
  eventId: number | null;
};

export async function insertLine(tx: Tx, cartId: number, line: NewLine, now: Date): Promise<number> {
  await forget(tx, cartId, line.configuration);
  const { id } = await tx
    .insertInto('cart_line')
    .values({
      cart_id: cartId,
      product_id: line.productId,
      product_name: line.productName,
      configuration: line.configuration,
      options: JSON.stringify(line.options),
      quantity: line.quantity,
      event_id: line.eventId,
      added_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setQuantity(tx: Tx, lineId: number, quantity: number): Promise<void> {
  await tx.updateTable('cart_line').set({ quantity }).where('id', '=', lineId).execute();
}

/** @param playerId null takes the wish back. */
export async function setRequested(tx: Tx, lineId: number, playerId: number | null): Promise<void> {
  await tx.updateTable('cart_line').set({ requested_player_id: playerId }).where('id', '=', lineId).execute();
}

/** New answers to the product's options; its price has to be agreed to again. */
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

export async function setSeen(tx: Tx, lineId: number, prices: UnitPrices): Promise<void> {
  await tx
    .updateTable('cart_line')
    .set({ seen: JSON.stringify(prices) })
    .where('id', '=', lineId)
    .execute();
}

/** The price of now counts as the agreed one; it is written down when the change is done. */
export async function agreeToPrice(tx: Tx, lineId: number): Promise<void> {
  await tx.updateTable('cart_line').set({ seen: null }).where('id', '=', lineId).execute();
}

export async function removeLines(tx: Tx, cartId: number, lineIds: number[]): Promise<void> {
  if (lineIds.length === 0) return;
  await releaseHolds(tx, lineIds);
  await tx.deleteFrom('cart_line').where('cart_id', '=', cartId).where('id', 'in', lineIds).execute();
}

/** After a change of the lines: what was chosen to pay them with has to be chosen again. */
export async function clearChoice(tx: Tx, cartId: number, now: Date): Promise<void> {
  await tx.updateTable('cart').set({ payment_method: null, updated_at: now }).where('id', '=', cartId).execute();
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
