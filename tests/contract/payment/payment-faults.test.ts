import { randomUUID } from 'node:crypto';
import { type CompiledQuery, DefaultQueryExecutor } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { orderBody, fillCart, placeOrder, visit } from '#tests/support/buyer/purchase.ts';
import { shopperOf } from '#tests/support/buyer/shopper.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { brokenRules } from '#tests/support/database/invariants.ts';
import { sweepIn, timesPaid } from '#tests/support/provider/payment.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

type Executor = { executeQuery(query: CompiledQuery, ...rest: unknown[]): Promise<unknown> };

/** Which statement of a purchase fails, from 0, and whether it was carried out. */
type Fault = { at: number; isDone: boolean };

const base = Object.getPrototypeOf(DefaultQueryExecutor.prototype) as Executor;
/** Statements that write: a read that fails causes the same rollback. */
const WRITES = /^\s*(?:with\b.*)?\b(?:insert|update|delete)\b/s;
const MAX_TRIES = 3;

describe.each(ENGINES)('a purchase on %s with one failing statement', (engine) => {
  let shop: TestShop;

  beforeAll(async () => {
    // Scheduled jobs would add their own statements.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    shop = await createTestShop({ engine, config: { siteUrl: 'https://shop.test', payUrl: 'https://pay.test' } });
    vi.useRealTimers();
  });
  afterAll(() => shop.close());

  /** From the press on Pay until the money is here; the statements of it. */
  async function purchase(fault?: Fault) {
    const rest = await shopperOf(shop);
    await fillCart(rest);
    const key = randomUUID();
    const statements: string[] = [];
    const execute = base.executeQuery;
    const spy = vi.spyOn(base, 'executeQuery').mockImplementation(async function (this: Executor, query, ...others) {
      const isFailing = statements.length === fault?.at;
      statements.push(query.sql);
      if (isFailing && !fault?.isDone) throw new Error('Connection terminated unexpectedly');
      const result = await execute.call(this, query, ...others);
      if (isFailing) throw new Error('Connection terminated unexpectedly');
      return result;
    });
    try {
      const placed = await untilAnswered(() => placeOrder(rest, orderBody({ payment_method: 'sandbox_card' }), key));
      const order = placed.data;
      const address = String(order['payment_action']?.['url']);
      await untilAnswered(() => visit(shop, `${address}/approve`, 'POST'));
      return { statements, order, rest };
    } finally {
      spy.mockRestore();
    }
  }

  test('results in one order that is paid once', async () => {
    const { statements } = await purchase();
    const writes = [...statements.keys()].filter((at) => WRITES.test(statements[at] ?? ''));
    expect(writes.length).toBeGreaterThanOrEqual(12);
    for (const [step, at] of writes.entries()) {
      const fault = { at, isDone: step % 2 === 1 };
      const { order, rest } = await purchase(fault);
      await sweepIn(6, shop);
      const { data: seen } = await rest.get(`/order/${order['order_token']}`);
      const told = `${fault.isDone ? 'the answer is lost to' : 'failed:'} ${statements[at]}`;
      expect([seen['order_status'], await timesPaid(shop, order)], told).toEqual(['Processing', 1]);
    }
    expect(await brokenRules(shop.db)).toEqual({});
  }, 60_000);
});

/** What a buyer does who clicks again. */
async function untilAnswered<Answer extends { status: number }>(call: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await call();
    if (answer.status < 500 || tries === MAX_TRIES) return answer;
  }
}
