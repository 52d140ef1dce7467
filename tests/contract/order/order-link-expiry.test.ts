import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerLookups } from '#shop/fulfilment/lookup-store.ts';
import { isLinkExpired } from '#shop/order/link.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { deskOf } from '#tests/support/desk.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { type Loose, type Shopper, shopperOf } from '#tests/support/buyer/shopper.ts';
import { act, addRanks, buy, see } from '#tests/support/buyer/work.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const BEGIN = new Date('2026-03-10T12:00:00Z');
const LINK_DAYS = 30;
const WAIT = { timeout: 20_000, interval: 100 };

describe.each(ENGINES)('the link of an ended order on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let rest: Shopper;
  let order: Loose;
  let now = BEGIN;
  let mailsRead = 0;

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => now, config: { orderLinkDays: LINK_DAYS } });
  });
  beforeEach(async () => {
    mailsRead = 0;
    rest = await shopperOf(shop);
    await addRanks(rest);
    order = await buy(shop, rest);
  });
  afterAll(() => shop.close());

  const later = async (days: number) => {
    now = new Date(now.getTime() + days * DAY_MS);
    rest = await shopperOf(shop);
  };
  const complete = async () => {
    const desk = deskOf(shop);
    await desk.act(order, 'assign', { team: 'Halden' });
    await desk.act(order, 'advance', { line: String(order['products']?.[0]?.['key']), to: 3 });
  };
  const open = async (one: Loose = order) => (await rest.get(`/order/${String(one['order_token'])}`)).status;
  const lookUp = (number: unknown, email = 'rowan@example.com') =>
    rest.post('/order/lookup', { number: String(number), email });
  const mailedToken = async () => {
    await answerLookups(shop.db, now, LINK_DAYS);
    const subject = `The link to your order ${String(order['order_number'])}`;
    // The shop's own round of mail may be sending it at this moment.
    const mail = await vi.waitFor(async () => {
      await shop.deliverMail();
      const next = mailsOf(shop).filter((one) => one.subject === subject)[mailsRead];
      if (!next) throw new Error('no further mail with a link');
      return next;
    }, WAIT);
    mailsRead += 1;
    return /order\/([\w-]{43})/.exec(mail.text)?.[1];
  };

  testOnce('expires a number of days after the order was completed, for every use', async () => {
    await complete();
    await later(LINK_DAYS - 1);
    expect(await open()).toBe(200);
    await later(1);
    const refused = await rest.get(`/order/${String(order['order_token'])}`);
    expect([refused.status, refused.data]).toEqual([410, []]);
    expect(refused.error).toEqual([expect.stringContaining('has expired')]);
    expect(refused.details).toMatchObject([{ code: 'link_expired' }]);
    for (const name of ['message', 'confirm', 'withdraw', 'revoke']) {
      expect((await act(rest, order, name, name === 'message' ? { text: 'Hi' } : {})).status).toBe(410);
    }
    expect((await rest.get(`/order/${String(order['order_token'])}/changes?since=0`)).status).toBe(410);
  });

  testOnce('shows the order’s pictures while valid, and redirects to the order page once expired', async () => {
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } });
    await deskOf(shop).proof(order, new Uint8Array(await picture.png().toBuffer()));
    await complete();
    const url = shop.url + String((await see(rest, order))['proofs']?.[0]?.['url']);
    const look = async (accept: string) => {
      const { status, headers } = await fetch(url, { headers: { accept }, redirect: 'manual' });
      return [status, headers.get('location')];
    };
    expect(await look('text/html,image/webp')).toEqual([200, null]);
    await later(LINK_DAYS);
    expect(await look('image/webp,*/*')).toEqual([410, null]);
    const page = `http://localhost:3000/en-us/order/${String(order['order_token'])}`;
    expect(await look('text/html,image/webp')).toEqual([303, page]);
  });

  testOnce('expires after the order was cancelled, too', async () => {
    await act(rest, order, 'withdraw');
    await later(LINK_DAYS);
    expect(await open()).toBe(410);
  });

  testOnce('does not expire while the order is open', async () => {
    await later(10 * LINK_DAYS);
    expect(await open()).toBe(200);
  });

  testOnce('is renewed by mail each time it expires, and the old link stays invalid', async () => {
    await complete();
    await later(LINK_DAYS);
    expect((await lookUp(order['order_number'])).data).toEqual({ status: 'asked' });
    const token = await mailedToken();
    expect(token).not.toBe(order['order_token']);
    expect(await open()).toBe(404);
    const renewed = { ...order, order_token: token } as unknown as Loose;
    expect((await see(rest, renewed))['order_number']).toBe(order['order_number']);
    await later(LINK_DAYS - 1);
    expect(await open(renewed)).toBe(200);
    await later(1);
    expect(await open(renewed)).toBe(410);
    await lookUp(order['order_number']);
    expect(await mailedToken()).not.toBe(token);
  });

  test('is renewed once for concurrent requests, and not for a wrong address', async () => {
    await complete();
    await later(LINK_DAYS);
    const answers = [await lookUp(order['order_number'], 'somebody@example.com'), await lookUp('WS-99999')];
    expect(answers.map(({ status, data }) => [status, data])).toEqual(answers.map(() => [200, { status: 'asked' }]));
    await answerLookups(shop.db, now, LINK_DAYS);
    expect(await open()).toBe(410);
    await Promise.all([lookUp(order['order_number']), lookUp(order['order_number'])]);
    await Promise.all([answerLookups(shop.db, now, LINK_DAYS), answerLookups(shop.db, now, LINK_DAYS)]);
    const token = await mailedToken();
    expect((await see(rest, { order_token: token } as unknown as Loose))['order_number']).toBe(order['order_number']);
  });
});

test('a link never expires when its lifetime is 0 days', () => {
  const order = { stage: 'completed', completed_at: BEGIN, ended_at: null, link_issued_at: null } as const;
  const now = new Date(BEGIN.getTime() + 1_000 * DAY_MS);
  expect(isLinkExpired(order, 999, now)).toBe(true);
  expect(isLinkExpired(order, 0, now)).toBe(false);
});
