import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endAfterAnswer } from '#shop/payment/event/after-answer.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { productId } from '#tests/support/catalog/goods.ts';
import { brokenRules } from '#tests/support/database/invariants.ts';
import { noticeOf, referenceOf, timesPaid } from '#tests/support/provider/payment.ts';
import { fillCart, orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { type Loose, type Shopper, shopperOf } from '#tests/support/buyer/shopper.ts';

/** Those that a visit, a cart, an order and a payment write first. */
const TABLES = ['session', 'cart_line', 'placed_order', 'payment_event'];

describe.each(ENGINES)('with a full disk on %s', (engine) => {
  let shop: TestShop;
  let rest: Shopper;
  let order: Loose;

  beforeAll(async () => {
    shop = await createTestShop({ engine });
    rest = await shopperOf(shop);
    await fillCart(rest);
    order = (await placeOrder(rest, orderBody({ payment_method: 'sandbox_card' }), randomUUID())).data;
    await fill();
  });
  afterAll(() => shop.close());

  // 53100 is what both engines say when a file cannot grow.
  async function fill(): Promise<void> {
    await sql`
      create function refuse_to_grow() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file: No space left on device' using errcode = '53100';
      end $$`.execute(shop.db);
    for (const table of TABLES) {
      await sql`create trigger full_disk before insert or update on ${sql.table(table)}
        for each row execute function refuse_to_grow()`.execute(shop.db);
    }
  }

  const freeSpace = async () => {
    for (const table of TABLES) await sql`drop trigger full_disk on ${sql.table(table)}`.execute(shop.db);
  };

  test('reads succeed, and writes are rejected with a retryable 503', async () => {
    expect((await rest.get('/categories')).status).toBe(200);
    expect((await rest.get('/cart')).status).toBe(200);
    expect((await rest.get(`/order/${String(order['order_token'])}`)).status).toBe(200);
    const writes = [
      await rest.post('/cart', { product_id: await productId(rest, 'coaching') }),
      await placeOrder(rest, orderBody({ comment: 'Another' }), randomUUID()),
    ];
    expect(writes.map(({ status }) => status)).toEqual([503, 503]);
  });

  test('a payment notice gets a 503, and pays the order when it is resent with free space', async () => {
    const { body, signature } = noticeOf(shop, referenceOf(order));
    const tell = async () => {
      const headers = { 'sandbox-signature': signature };
      return (await fetch(`${shop.url}/api/public/payment/sandbox`, { method: 'POST', body, headers })).status;
    };
    expect(await tell()).toBe(503);
    expect(await timesPaid(shop, order)).toBe(0);
    await freeSpace();
    expect(await tell()).toBe(200);
    await endAfterAnswer(shop.db);
    expect(await timesPaid(shop, order)).toBe(1);
    expect(await brokenRules(shop.db)).toEqual({});
  });
});

test('a shop that cannot grow its files exits with a one-line instruction', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'waystone-full-'));
  const script = join(import.meta.dirname, '../../support/small-shop.ts');
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, SHOP_PORT: '0', LOG_LEVEL: 'warn' };
  const command = ['-c', 'ulimit -f 64; exec "$0" "$1"', process.execPath, script];
  const { status, stderr } = spawnSync('sh', command, { env, encoding: 'utf8' });
  rmSync(dataDir, { recursive: true });
  const told = /^DATA_DIR: the database in \S+ cannot be opened: a file cannot be written.*; free its disk.*$/;
  expect([status, stderr.trim()]).toEqual([1, expect.stringMatching(told)]);
});
