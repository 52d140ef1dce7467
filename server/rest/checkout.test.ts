import { expect, it } from 'vitest';
import { checkout } from './checkout.ts';
import type { Caller } from './transport/caller.ts';
import type { Envelope } from './transport/envelope.ts';

it('reads the quotes of every shipping method, and an empty list from a shop without shipping', async () => {
  const answering = (data: unknown) => {
    const answer: Envelope = { data, total: undefined, warnings: [], session: undefined };
    return checkout({ get: async (_, read) => read(data, answer) } as Caller);
  };
  const stock = {
    shipping_methods: [
      { title: 'Flat rate', quote: [{ code: 'flat.flat', title: 'Flat &amp; quick', cost: '5.00', text: '$5.00' }] },
      { title: 'Broken', quote: [{ title: 'No code' }] },
    ],
  };
  expect(await answering(stock).shippingMethods()).toEqual([
    { code: 'flat.flat', title: 'Flat & quick', cost: '5.00' },
  ]);
  expect(await answering({ shipping_methods: [] }).shippingMethods()).toEqual([]);
  expect(await answering([]).shippingMethods()).toEqual([]);
});
