import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Instead } from '#tests/support/process/counting-shop.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { CANARY, visitOf } from './faults.ts';
import { openSite } from '#tests/ssr/open-site.ts';

/** Only ends a test that hangs. */
const RECOVERY_LIMIT_MS = 50_000;

const FAULTS: [string, Instead][] = [
  ['answers 500', { status: 500, body: CANARY }],
  ['asks to wait', { status: 503, headers: { 'retry-after': '1' }, body: CANARY }],
  ['resets before its answer', 'reset'],
  ['is cut in the middle of its answer', { status: 200, body: `{"success":1,"data":{"a":"${CANARY}`, cut: true }],
  ['answers a page', { status: 200, body: `<!doctype html><p>${CANARY}` }],
  ['answers another object', { status: 200, body: `{"success":1,"error":[],"data":{"products":"${CANARY}"}}` }],
  ['answers nothing', { status: 200 }],
  ['answers drop by drop', { status: 200, drips: true }],
];

let shop: TestShop;
/** Of a visitor with something in the cart and an order. */
let cookie: string;
let pages: Record<string, string>;

beforeAll(async () => {
  shop = await createTestShop();
  ({ cookie, pages } = await visitOf(shop));
});
afterAll(() => shop.close());

/** What stands on these pages without the shop is shown. */
const STATUSES: Record<string, number> = { home: 200, search: 200, schedule: 200 };

test.concurrent.for(FAULTS)(
  'a shop that %s: every page is complete and reports the failure, and recovers afterwards',
  async ([, fault], { expect }) => {
    const site = await openSite({}, { shop });
    const open = () =>
      Promise.all(Object.entries(pages).map(async ([name, path]) => [name, await site.get(path, { cookie })] as const));
    try {
      site.upstream.instead(({ path }) => (path.startsWith('oauth2') ? undefined : fault));
      const faulty = await open();
      for (const [name, { status }] of faulty) expect([name, status]).toEqual([name, STATUSES[name] ?? 503]);
      for (const [name, { status, headers, text }] of faulty) {
        expect([name, headers['cache-control']]).toEqual([name, 'private, no-store']);
        expect([name, headers['retry-after'] !== undefined]).toEqual([name, status === 503]);
        // The rest can be tried again.
        expect(text).toContain(status === 503 ? 'The shop cannot be reached right now' : 'No data available!');
        expect([name, text.includes(CANARY), text.endsWith('</html>')]).toEqual([name, false, true]);
      }
      expect(site.upstream.calls.length).toBeLessThan(6 * faulty.length);
      expect((await site.get('/healthz')).status).toBe(200);
      site.upstream.instead(undefined);
      // A breaker that the error has opened, or a busy machine, lets a page in a moment later.
      for (const [name, path] of Object.entries(pages)) {
        const status = async () => (await site.get(path, { cookie })).status;
        await expect.poll(status, { timeout: RECOVERY_LIMIT_MS, message: name }).toBe(200);
      }
    } finally {
      await site.close();
    }
  },
);

test('the failed requests have changed neither cart nor orders', async () => {
  expect(await shop.db.selectFrom('cart_line').select('quantity').execute()).toEqual([{ quantity: 1 }]);
  expect(await shop.db.selectFrom('placed_order').select('id').execute()).toHaveLength(1);
});
