import type { Payment } from '#shop/order/payment/store.ts';
import type { FullOrder } from '#shop/order/store.ts';

export type Paying = { payment: Payment; bought: FullOrder };
