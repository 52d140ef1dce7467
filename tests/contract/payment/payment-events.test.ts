import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endAfterAnswer } from '#shop/payment/event/after-answer.ts';
import { noticeSecret } from '#shop/payment/sandbox/sandbox.ts';
import { sign } from '#shop/payment/sandbox/signature.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { isMatrix } from '#tests/support/matrix.ts';
import { brokenRules } from '#tests/support/database/invariants.ts';
import {
  copyOrder,
  noticeOf,
  paymentDepsOf,
  paymentOf,
  referenceOf,
  timesPaid,
} from '#tests/support/provider/payment.ts';
import { fillCart, orderBody, placeOrder, visit } from '#tests/support/buyer/purchase.ts';
import { randomOf } from '#tests/support/hostile/random.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Loose } from '#tests/support/buyer/shopper.ts';

/** Each is delivered ten times, and each delivery signed and checked. */
const EVENTS = isMatrix ? 150 : 15;
const DELIVERIES = 10;
const MUTATIONS = isMatrix ? 300 : 100;
const CALLERS = 16;

describe.each(ENGINES)('a payment provider event on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop({ engine });
  });
  afterAll(() => shop.close());

  const place = async (): Promise<Loose> => {
    const rest = await shopperOf(shop);
    await fillCart(rest);
    return (await placeOrder(rest, orderBody({ payment_method: 'sandbox_card' }), randomUUID())).data;
  };
  const notice = (reference: string, given: Record<string, unknown> = {}) => noticeOf(shop, reference, given).body;
  const signed = (body: string, at = new Date()) => sign(noticeSecret(paymentDepsOf(shop).config), body, at);
  const tell = async (body: string | Buffer, signature = ''): Promise<number> => {
    const answer = await fetch(`${shop.url}/api/public/payment/sandbox`, {
      method: 'POST',
      body: Uint8Array.from(Buffer.from(body)),
      headers: { 'sandbox-signature': signature },
    });
    await answer.arrayBuffer();
    return answer.status;
  };

  testOnce.each(['', 'not JSON', 'null', '7', '[]', '{}', '{"id":"","verdict":"captured"}'])(
    'with a valid signature and an unreadable body is rejected: %j',
    async (body) => {
      expect(await tell(body, signed(body))).toBe(400);
    },
  );

  testOnce('is stored before the response is sent, and marks the order as paid', async () => {
    const order = await place();
    const body = notice(referenceOf(order));
    expect(await tell(body, signed(body))).toBe(200);
    const stored = await shop.db.selectFrom('payment_event').where('body', '=', body).selectAll().execute();
    expect(stored).toHaveLength(1);
    await endAfterAnswer(shop.db);
    expect(await timesPaid(shop, order)).toBe(1);
    expect(await paymentOf(shop, referenceOf(order))).toMatchObject({ state: 'approved', captured_minor: 2500 });
  });

  testOnce('that is forged, stale, early or altered is rejected and not stored', async () => {
    const order = await place();
    const body = notice(referenceOf(order));
    const good = signed(body);
    const minutes = (count: number) => new Date(Date.now() + count * 60_000);
    const statuses = await Promise.all([
      tell(body),
      tell(body, 't=1,v1=00'),
      tell(body, sign('another secret', body, new Date())),
      tell(body, signed(body, minutes(-6))),
      tell(body, signed(body, minutes(6))),
      tell(body.replace('2500', '2501'), good),
      tell(`${body} `, good),
      tell(Buffer.concat([Buffer.from(body), Buffer.from([0])]), good),
      tell('', good),
    ]);
    expect(statuses).toEqual(statuses.map(() => 400));
    await endAfterAnswer(shop.db);
    expect(await timesPaid(shop, order)).toBe(0);
    expect(await shop.db.selectFrom('payment_event').where('body', '=', body).select('id').execute()).toEqual([]);
  });

  testOnce(`is rejected after any of ${MUTATIONS} random mutations`, async () => {
    const order = await place();
    const body = notice(referenceOf(order));
    const signature = signed(body);
    const random = randomOf(20_261_121);
    const mutated = Array.from({ length: MUTATIONS }, () => {
      const bytes = Buffer.from(body);
      const at = random(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 + random(255));
      return bytes;
    });
    const statuses = await inTurns(mutated.map((bytes) => () => tell(bytes, signature)));
    expect(new Set(statuses)).toEqual(new Set([400]));
    expect(await timesPaid(shop, order)).toBe(0);
  });

  testOnce('for an unknown payment, or from an unknown provider, pays no order', async () => {
    const body = notice('x'.repeat(43));
    expect(await tell(body, signed(body))).toBe(200);
    await endAfterAnswer(shop.db);
    const { outcome } = await shop.db
      .selectFrom('payment_event')
      .where('body', '=', body)
      .select('outcome')
      .executeTakeFirstOrThrow();
    expect(outcome).toBe('unknown payment');
    for (const name of ['stripe', 'nobody']) {
      expect((await fetch(`${shop.url}/api/public/payment/${name}`, { method: 'POST', body })).status).toBe(404);
    }
  });

  testOnce('is accepted by POST only', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const { status, headers } = await fetch(`${shop.url}/api/public/payment/sandbox`, { method });
      expect([method, status, headers.get('allow')]).toEqual([method, 405, 'POST']);
    }
  });

  testOnce('that is too large is rejected', async () => {
    expect(await tell('x'.repeat(256 * 1024 + 1), 't=1,v1=00')).toBe(413);
  });

  testOnce.each([
    ['another amount', { amount_minor: 1 }],
    ['another currency', { currency: 'EUR' }],
  ])('with %s never marks an order as paid, and is kept for the desk', async (_what, given) => {
    const order = await place();
    const body = notice(referenceOf(order), given);
    expect(await tell(body, signed(body))).toBe(200);
    await endAfterAnswer(shop.db);
    expect(await timesPaid(shop, order)).toBe(0);
    const payment = await paymentOf(shop, referenceOf(order));
    expect(payment.state).toBe('mismatch');
    expect(payment.fault).toContain('due: 2500 USD');
  });

  test('delivered ten times, shuffled, while the buyers return, takes effect once', async () => {
    const first = await place();
    const references = await copyOrder(shop, Number(first['order_id']), EVENTS);
    expect(references).toHaveLength(EVENTS);
    const events = references.map((reference) => notice(reference));
    const deliveries = events.flatMap((body) =>
      Array.from({ length: DELIVERIES }, () => () => tell(body, signed(body))),
    );
    const returns = references.map((reference) => async () => {
      const { status } = await visit(shop, `http://pay/pay/sandbox/${reference}/approve`, 'POST');
      return status;
    });
    const statuses = await inTurns(shuffled([...deliveries, ...returns]));
    expect(statuses.filter((status) => status !== 200 && status !== 303)).toEqual([]);
    await endAfterAnswer(shop.db);

    const { rows } = await sql<{ paid: number; letters: number }>`
        select
          (select count(*)::int from order_event where status = 2 and order_id = payment.order_id) as paid,
          (select count(*)::int from mail_outbox where event = 'order-paid:' || payment.order_id) as letters
        from payment where reference = any(${references}) and state = 'approved'`.execute(shop.db);
    expect(rows).toHaveLength(EVENTS);
    expect(rows.filter(({ paid, letters }) => paid !== 1 || letters !== 1)).toEqual([]);
    const stored = await shop.db
      .selectFrom('payment_event')
      .where('body', 'in', events)
      .select(['outcome', 'tries'])
      .execute();
    expect(stored).toHaveLength(EVENTS);
    expect(new Set(stored.map(({ outcome }) => outcome))).toEqual(new Set(['approved']));
    expect(await brokenRules(shop.db)).toEqual({});
  }, 300_000);
});

/** Runs them by a few callers, each one call after the other. */
async function inTurns(calls: (() => Promise<number>)[]): Promise<number[]> {
  const left = [...calls];
  const statuses: number[] = [];
  const caller = async () => {
    for (let call = left.pop(); call; call = left.pop()) statuses.push(await call());
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return statuses;
}

function shuffled<Item>(items: Item[]): Item[] {
  const random = randomOf(500);
  return items
    .map((item) => ({ item, at: random(2 ** 30) }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
