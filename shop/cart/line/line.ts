import type { Selectable } from 'kysely';
import type { CartTables } from '#shop/cart/table.ts';

export type Cart = Selectable<CartTables['cart']>;
export type Line = Selectable<CartTables['cart_line']>;

/** What lies in a cart, and what was taken out and may be put back. */
export type CartLines = { lines: Line[]; removed: Line[] };
