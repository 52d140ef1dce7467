import type { Caller } from './transport/caller.ts';

export type WireSubscriber = { email: string; source: 'footer' | 'popup' | 'checkout' };

const nothing = () => undefined;

export const newsletter = (call: Caller) => ({
  subscribe: (body: WireSubscriber) => call.post('subscribe', nothing, { body }),
});
