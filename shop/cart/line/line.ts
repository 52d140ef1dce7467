import type { Selectable } from 'kysely';
import type { CartTables } from '#shop/cart/table.ts';

export type Cart = Selectable<CartTables['cart']>;
export type Line = Selectable<CartTables['cart_line']>;

/** A line of a cart, or one that was removed and may be restored. */
export type CartLines = { lines: Line[]; removed: Line[] };
