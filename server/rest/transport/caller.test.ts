import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRestClient, type RestClient } from '#server/rest/client.ts';
import { UNKNOWN_VISITOR } from '#server/session/visitor.ts';

/** A shop that lets nobody keep what it says, and counts how often it is asked. */
let shop: { server: Server; name: string; total: string; asked: number; heard: IncomingHttpHeaders[] };
let client: RestClient;

beforeEach(async () => {
  const server = createServer((req, res) => {
    shop.heard.push(req.headers);
    if (req.url?.includes('oauth2'))
      return void res.end(JSON.stringify({ access_token: 'a'.repeat(40), expires_in: 60 }));
    shop.asked += 1;
    const data = [{ category_id: 1, name: shop.name, seo_url: 'wow' }];
    res.setHeader('X-Total-Count', shop.total);
    res.setHeader('Cache-Control', 'no-store');
    res.end(JSON.stringify({ success: 1, error: [], data }));
  });
  shop = { server, name: 'WoW', total: '1', asked: 0, heard: [] };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  client = createRestClient({ url, clientId: 'a', clientSecret: 'b', log: pino({ level: 'silent' }) });
});
afterEach(async () => {
  await client.close();
  shop.server.close();
});

function menu() {
  const { currency, session } = UNKNOWN_VISITOR;
  return client.forRequest({ currency, session, log: pino({ level: 'silent' }) }).category.menu();
}

test('an unchanged uncacheable response is requested again but parsed only once', async () => {
  const first = await menu();
  expect(await menu()).toBe(first);
  expect([shop.asked, first[0]?.name]).toEqual([2, 'WoW']);
});

test('a response with a changed body or a changed total count is parsed again', async () => {
  const first = await menu();
  shop.name = 'WoW Classic';
  const second = await menu();
  expect(second[0]?.name).toBe('WoW Classic');
  shop.total = '2';
  const third = await menu();
  expect([second === first, third === second]).toEqual([false, false]);
});

test('every request sends accept, content type, language and currency, also without a visitor', async () => {
  await client.gamesChanged(1, 2);
  await client.ownPictures.list(AbortSignal.timeout(10_000)).catch(() => undefined);
  await client.startSession('');
  expect(shop.heard).toHaveLength(3);
  for (const headers of shop.heard) {
    expect(headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-oc-merchant-language': 'en-gb',
      'x-oc-currency': 'EUR',
    });
  }
});
