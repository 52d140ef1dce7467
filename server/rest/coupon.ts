import type { Caller } from './transport/caller.ts';

const nothing = () => undefined;

export const coupon = (call: Caller) => ({
  apply: (code: string) => call.post('coupon', nothing, { body: { coupon: code } }),
  remove: () => call.delete('coupon', nothing),
});
