import pino from 'pino';
import { expect, test } from 'vitest';
import type { RestClient } from '#server/rest/client.ts';
import { createReadiness } from './readiness.ts';

function open(ping: () => Promise<void>) {
  const client = { forVisitor: () => ({ session: { ping } }), stats: () => ({ answers: { entries: 0 } }) };
  return createReadiness({ client: client as unknown as RestClient, log: pino({ level: 'silent' }) });
}

test('a stopping storefront is unready at once, even during a pending check', async () => {
  const shop = Promise.withResolvers<void>();
  const readiness = open(() => shop.promise);
  const asked = readiness.check();
  readiness.drain();
  expect(await asked).toEqual({ ready: false });
  shop.resolve();
  expect(await readiness.check()).toEqual({ ready: false });
});

test('the storefront is unready until the shop first responds, and stays ready if it fails later', async () => {
  let isThere = false;
  const readiness = open(async () => {
    if (!isThere) throw new Error('away');
  });
  expect(await readiness.check()).toEqual({ ready: false, shop: 'away' });
  isThere = true;
  expect(await readiness.check()).toEqual({ ready: true });
  isThere = false;
  expect(await readiness.check()).toEqual({ ready: true, shop: 'away' });
});
