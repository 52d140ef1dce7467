import { keyed } from './cart.ts';
import type { Caller } from './transport/caller.ts';

const nothing = () => undefined;

export const coupon = (call: Caller) => ({
  apply: (code: string, key?: string) => call.post('coupon', nothing, { body: { coupon: code }, ...keyed(key) }),
  removeCredit: (key?: string) => call.delete('credit', nothing, keyed(key)),
  remove: (key?: string) => call.delete('coupon', nothing, keyed(key)),
});
