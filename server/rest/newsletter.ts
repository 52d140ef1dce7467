import type { Caller } from './transport/caller.ts';

export type WireSubscriber = { email: string; source: 'footer' | 'popup' | 'checkout' };

const nothing = () => undefined;

export const newsletter = (call: Caller) => ({
  /** @param address of the visitor, whom the shop allows only so many tries. */
  subscribe: (body: WireSubscriber, address: string) =>
    call.post('subscribe', nothing, { body, headers: address ? { 'x-forwarded-for': address } : {} }),
});
