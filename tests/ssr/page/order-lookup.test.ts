import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerLookups } from '#shop/fulfilment/lookup-store.ts';
import { limitsWith } from '#tests/support/limits.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';
import { fillCart, orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { createTestShop } from '#tests/support/shop.ts';
import { shopperOf } from '#tests/support/buyer/shopper.ts';
import { openSite, type Site } from '#tests/ssr/open-site.ts';

const TRACK = '/en-us/order';

let site: Site;
beforeEach(async () => void (site = await openSite()));
afterEach(() => site.close());

test('every page links to the order tracking page, which is not indexed', async () => {
  expect((await site.get('/en-us', { 'user-agent': 'Googlebot' })).text).toContain(`href="${TRACK}"`);
  const { status, text, headers } = await site.get(TRACK);
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(text).toContain('noindex');
});

test('without script the response is the same whether the order exists, and only its buyer gets a mail', async () => {
  const shopper = await shopperOf(site.shop);
  await fillCart(shopper);
  const { data: order } = await placeOrder(shopper, orderBody());
  const number = String(order['order_number']);
  const forms = [
    { number, email: 'rowan@example.com' },
    { number, email: 'somebody@example.com' },
    { number: 'WS-99999', email: 'rowan@example.com' },
  ];
  for (const form of forms) {
    const { status, headers } = await site.post(TRACK, form);
    expect([status, headers.location]).toEqual([303, `${TRACK}?link=sent`]);
  }
  expect((await site.get(`${TRACK}?link=sent`)).text).toContain('Check your inbox');
  await answerLookups(site.shop.db, new Date(), 90);
  await site.shop.deliverMail();
  const links = mailsOf(site.shop).filter(({ text }) => text.includes(String(order['order_token'])));
  expect(links.map(({ to }) => to)).toEqual(links.map(() => 'rowan@example.com'));
  expect(links.map(({ subject }) => subject).filter((subject) => /link/i.test(subject))).toHaveLength(1);
  expect(mailsOf(site.shop).filter(({ to }) => to === 'somebody@example.com')).toEqual([]);
});

test('an invalid order number or email address is shown again with an error', async () => {
  const { status, text } = await site.post(TRACK, { number: 'my order', email: 'ada@' });
  expect(status).toBe(422);
  expect(text).toContain('Format is WS-10001');
  expect(text).toContain('Enter correct email');
  expect(text).toContain('value="my order"');
});

test('a client that sends too many look-ups is rate limited', async () => {
  const shop = await createTestShop({ config: { limits: limitsWith() } });
  const limited = await openSite({}, { shop });
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    statuses.push((await limited.post(TRACK, { number: 'WS-10001', email: 'ada@example.com' })).status);
  }
  await limited.close();
  await shop.close();
  expect(statuses).toEqual([303, 303, 303, 303, 303, 422]);
});
