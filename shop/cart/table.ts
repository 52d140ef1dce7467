import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { QuotedByCurrency } from '#shop/cart/lock/quoted-prices.ts';
import type { Business } from '#shop/vat/table.ts';
import type { Currency } from '#shop/money/currency.ts';
import { columnsOf } from '#shop/db/columns.ts';

/** A validated configuration: option id → value id, list of value ids, or text. */
export type StoredOptions = Record<string, number | number[] | string>;

/** `content` is the version of the lines and coupon that it was quoted for. */
type QuotedTotal = { content: string; totalMinor: number };

/** Prices of one piece in micros, each in its own currency. */
export type UnitPrices = Partial<Record<Currency, number>>;

/** `fields` is for every game; answers for a single game or line are absent in data of an older build. */
export type Guest = {
  email: string;
  fields: Record<string, string>;
  games?: Record<string, Record<string, string>>;
  lines?: Record<string, Record<string, string>>;
  /** If the shop states VAT. */
  country?: string;
  business?: Business;
};

export interface CartTables {
  cart: {
    id: Generated<number>;
    session_id: string;
    /** What the guest has typed so far; null before. */
    guest: JSONColumnType<Guest | null, string | null, string | null>;
    /** Code of the chosen payment method; a change of the lines clears it. */
    payment_method: string | null;
    comment: Generated<string>;
    /** The code in use, in capitals; whether it counts is checked whenever the cart is priced. */
    coupon: ColumnType<string | null, string | null | undefined, string | null>;
    /** The code of store credit in use, in capitals; what it pays is calculated whenever the cart is priced. */
    credit: ColumnType<string | null, string | null | undefined, string | null>;
    /** By currency: the prices that the buyer was last shown at the checkout. */
    told_prices: JSONColumnType<QuotedByCurrency, string | undefined, string>;
    /** The total the session has last read: an order costs that or is rejected. */
    told_totals: JSONColumnType<Partial<Record<Currency, QuotedTotal>>, string | undefined, string>;
    updated_at: Date;
  };
  cart_line: {
    id: Generated<number>;
    cart_id: number;
    product_id: number;
    /** Its name when it was added, for the warning after the product has been removed from the shop. */
    product_name: string;
    /** Hex SHA-256 of product and options: one line per configuration. */
    configuration: string;
    options: JSONColumnType<StoredOptions>;
    quantity: number;
    /** The dated run this is a seat of. */
    event_id: ColumnType<number | null, number | null, never>;
    /** The requested player; availability is checked whenever the cart is priced. */
    requested_player_id: ColumnType<number | null, number | null | undefined, number | null>;
    /** The price the visitor has last accepted; null until it is priced. */
    seen: JSONColumnType<UnitPrices | null, string | null | undefined, string | null>;
    /** Time of removal, while it may be restored; null while it is in the cart. */
    removed_at: ColumnType<Date | null, never, Date | null>;
    added_at: ColumnType<Date, Date, never>;
  };
}

export const CART = columnsOf<CartTables['cart']>({
  id: true,
  session_id: true,
  guest: true,
  payment_method: true,
  comment: true,
  coupon: true,
  credit: true,
  told_prices: true,
  told_totals: true,
  updated_at: true,
});

export const CART_LINE = columnsOf<CartTables['cart_line']>({
  id: true,
  cart_id: true,
  product_id: true,
  product_name: true,
  configuration: true,
  options: true,
  quantity: true,
  event_id: true,
  requested_player_id: true,
  seen: true,
  removed_at: true,
  added_at: true,
});
