import type { Tx } from '#shop/db/database.ts';
import { HttpError } from '#shop/http/call.ts';
import { formatMinor } from '#shop/money/currency.ts';
import { mostOf } from '#shop/product/quote/quantity.ts';
import type { Shopper } from '#shop/session/shopper.ts';
import type { Cart, Line } from './line/line.ts';
import { orderValueOf } from './price/order-value.ts';
import type { PricedCart } from './price/priced.ts';
import { priceCart } from './price/priced-cart.ts';

/** Fewer pieces can have a higher unit price, so that the first estimate may be too high. */
const MAX_GUESSES = 8;

/**
 * A cart may exceed the maximum of an order because of a rate or a coupon, but no change may make it do so, or grow it.
 *
 * @throws HttpError that names the possible quantity.
 */
export async function requireWorth(
  tx: Tx,
  { deps: { config, now }, currency }: Shopper,
  { cart, lines: before }: { cart: Cart; lines: Line[] },
  priced: PricedCart,
): Promise<void> {
  const highest = config.caps.orderMinor[currency];
  const value = orderValueOf(priced);
  if (value <= highest) return;
  const worth = async (lines: Line[]) => {
    const other = await priceCart(tx, cart, currency, now(), lines);
    return other ? orderValueOf(other) : 0;
  };
  if (value <= (await worth(before))) return;
  const fits = await fitting(
    priced.lines.map(({ line }) => line),
    before,
    { highest, value, worth },
  );
  const remedy = fits > 0 ? `Take ${fits} at most, or make two orders of it.` : 'Take less.';
  const message = `${mostOf(currency, config.caps)}, and this would make it ${formatMinor(value, currency)}. ${remedy}`;
  throw new HttpError(400, [{ code: 'out_of_range', field: 'quantity', message }]);
}

type Worth = { highest: number; value: number; worth(lines: Line[]): Promise<number> };

/** How many pieces of the one changed line there could be; 0 if none, or if the quantity does not decide it. */
async function fitting(lines: Line[], before: Line[], { highest, value, worth }: Worth): Promise<number> {
  const grown = lines.filter(({ id, quantity }) => quantity > (before.find((one) => one.id === id)?.quantity ?? 0));
  const [line] = grown;
  if (!line || grown.length > 1) return 0;
  const rest = await worth(lines.filter((one) => one !== line));
  let quantity = line.quantity;
  let now = value;
  for (let guess = 0; guess < MAX_GUESSES && now > highest && quantity > 0; guess++) {
    quantity = Math.min(quantity - 1, Math.floor((quantity * (highest - rest)) / (now - rest)));
    now = quantity > 0 ? await worth(lines.map((one) => (one === line ? { ...one, quantity } : one))) : 0;
  }
  return now > highest ? 0 : Math.max(0, quantity);
}
