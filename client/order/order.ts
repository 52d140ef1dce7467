import type { OrderPage_OrderFragment } from '#client/generated/graphql.ts';

/** An order as its page shows it. */
export type Order = OrderPage_OrderFragment;
