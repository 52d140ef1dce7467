import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { mailboxOf } from '#shop/limit/mailbox.ts';
import { fillCart, orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { referralSuite, TERMS } from '#tests/support/buyer/referrals.ts';
import { shopperOf } from '#tests/support/buyer/shopper.ts';
import { act, addRanks, NO_ACCOUNT, see } from '#tests/support/buyer/work.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';

/** Half an hour after midnight on the first of a month. */
const NOW = new Date('2026-03-01T00:30:00Z');

describe.each(ENGINES)('referral codes on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  const suite = referralSuite(engine, NOW);
  const { setTerms, someone, codeOf, apply, friendOrder, earned } = suite;

  testOnce('are created once, on request, with their terms, only from the page of a paid order', async () => {
    expect(suite.own['referral']).toMatchObject({
      code: null,
      percent: 10,
      minimum_decimal: '20.00',
      reward_decimal: '5.00',
      monthly_limit: 2,
      months: 12,
    });
    const code = await codeOf();
    expect(code).toMatch(/^FRIEND-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(await codeOf()).toBe(code);
    const unpaid = await shopperOf(suite.shop);
    await fillCart(unpaid);
    const { data: waiting } = await placeOrder(unpaid, orderBody({ email: someone() }));
    expect((await see(unpaid, waiting))['referral']).toBeNull();
    expect((await act(unpaid, waiting, 'referral')).status).toBe(409);
  });

  testOnce('are disabled by a zero reward, and existing codes keep their terms', async () => {
    await setTerms({ ...TERMS, credit: '0' });
    expect((await see(suite.owner, suite.own))['referral']).toBeNull();
    expect((await act(suite.owner, suite.own, 'referral')).status).toBe(409);
    await setTerms(TERMS);
    await codeOf();
    await setTerms({ ...TERMS, percent: 50, credit: '9.00' });
    expect(await earned()).toMatchObject({ percent: 10, reward_decimal: '5.00' });
    await setTerms(TERMS);
  });

  testOnce.each([
    ['the own address', () => suite.email],
    ['in capitals', () => suite.email.toUpperCase()],
    ['with something added', () => suite.email.replace('@', '+friend@')],
    ['without its dot, at the other name', () => suite.email.replace('.', '').replace('gmail', 'googlemail')],
  ])('are rejected for %s', async (_, address) => {
    const code = await codeOf();
    const rest = await shopperOf(suite.shop);
    await addRanks(rest);
    expect((await apply(rest, code)).status).toBe(200);
    await rest.get('/cart');
    const placed = await placeOrder(
      rest,
      orderBody({ ...NO_ACCOUNT, email: address(), payment_method: 'sandbox_card' }),
    );
    expect([placed.status, placed.details]).toEqual([400, [expect.objectContaining({ reason: 'first_order' })]]);
  });

  testOnce('are rejected in the owner’s session and for existing customers, even with another code', async () => {
    const code = await codeOf();
    await addRanks(suite.owner);
    expect((await apply(suite.owner, code)).details).toMatchObject([{ reason: 'first_order' }]);
    const known = someone();
    const { rest, order } = await friendOrder(code, known);
    const { data } = await act(rest, order, 'referral');
    const again = await shopperOf(suite.shop);
    await addRanks(again);
    await apply(again, String(data['referral']?.['code']));
    await again.get('/cart');
    const body = orderBody({ ...NO_ACCOUNT, email: known.replace('@', '+2@'), payment_method: 'sandbox_card' });
    expect((await placeOrder(again, body)).status).toBe(400);
  });

  test('apply to one first order per mailbox when two are placed concurrently with two codes', async () => {
    const codes = [await codeOf()];
    const { rest, order } = await friendOrder(codes[0] ?? '');
    codes.push(String((await act(rest, order, 'referral')).data['referral']?.['code']));
    const address = someone();
    const answers = await Promise.all(
      codes.map(async (code) => {
        const buyer = await shopperOf(suite.shop);
        await addRanks(buyer);
        await apply(buyer, code);
        await buyer.get('/cart');
        return placeOrder(buyer, orderBody({ ...NO_ACCOUNT, email: address, payment_method: 'sandbox_card' }));
      }),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  testOnce('are rejected below their minimum and when unknown', async () => {
    const code = await codeOf();
    const rest = await shopperOf(suite.shop);
    await addRanks(rest, 'bronze-silver');
    expect((await apply(rest, code)).details).toMatchObject([{ reason: 'minimum' }]);
    expect((await apply(rest, 'FRIEND-AAAA-AAAA')).details).toMatchObject([{ reason: 'unknown' }]);
  });

  testOnce('use the same mailbox normalization in SQL and in the program', async () => {
    const addresses = ['Ada.Lovelace+shop@Gmail.com', 'a.b@googlemail.com', ' a.b+c+d@example.com ', '"x@y"@z.example'];
    for (const address of addresses) {
      const { rows } = await sql<{ mailbox: string }>`select mailbox_of(${address}) as mailbox`.execute(suite.shop.db);
      expect(rows).toEqual([{ mailbox: mailboxOf(address) }]);
    }
  });
});
