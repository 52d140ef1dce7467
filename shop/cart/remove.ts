import { Refusal, type Call } from '#shop/http/call.ts';
import { changeCart, requireRoom, type CartChange } from './change.ts';
import { findRemoved, putBack, setAside } from './removed-store.ts';
import { holdLine } from './seat.ts';
import { removeLines } from './store.ts';

/** Takes a line out; one that is not there is gone already. */
export async function removeFromCart(call: Call, key: string): Promise<CartChange> {
  const cart = await changeCart(call, async (tx, cartId, lines) => {
    const gone = lines.find(({ id }) => String(id) === key);
    if (gone) await setAside(tx, cartId, gone.id, call.deps.now());
  });
  return { cart };
}

/**
 * Puts a line that was taken out back into its place, as it was. One that lies there is there already.
 *
 * @throws Refusal when it is forgotten by now, or its seats have been given to others.
 */
export async function restoreLine(call: Call, key: string): Promise<CartChange> {
  const cart = await changeCart(call, async (tx, cartId, lines) => {
    if (lines.some(({ id }) => String(id) === key)) return;
    const line = await findRemoved(tx, cartId, key);
    if (!line) {
      throw new Refusal(404, [{ code: 'not_found', field: 'key', message: 'This line can no longer be put back' }]);
    }
    requireRoom(lines);
    await putBack(tx, line.id);
    await holdLine(tx, line, line.quantity, call.deps.now());
  });
  return { cart };
}

export async function emptyCart(call: Call): Promise<CartChange> {
  const cart = await changeCart(call, (tx, cartId, lines) =>
    removeLines(
      tx,
      cartId,
      lines.map(({ id }) => id),
    ),
  );
  return { cart };
}
