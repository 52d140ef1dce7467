import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerListRequests } from '#shop/fulfilment/list/list-store.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';
import { fillCart, orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { shopperOf } from '#tests/support/buyer/shopper.ts';
import { openSite, type Site } from './open-site.ts';

const TRACK = '/en-us/order';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

test('without script an address is mailed a link that lists its orders once', async () => {
  const shopper = await shopperOf(site.shop);
  await fillCart(shopper);
  const { data: order } = await placeOrder(shopper, orderBody());
  for (const email of ['rowan@example.com', 'somebody@example.com']) {
    const { status, headers } = await site.post(TRACK, { list: email });
    expect([status, headers.location]).toEqual([303, `${TRACK}?link=list`]);
  }
  expect((await site.get(`${TRACK}?link=list`)).text).toContain('a link to all of them is on its way');
  const { db } = site.shop;
  do await answerListRequests(db, new Date());
  while (await db.selectFrom('order_list_link').where('token_hash', 'is', null).select('id').executeTakeFirst());
  await site.shop.deliverMail();
  const letters = mailsOf(site.shop).filter(({ subject }) => subject === 'The link to all your orders');
  expect(letters.map(({ to }) => to)).toEqual(['rowan@example.com']);
  const path = /(\/en-us\/orders\/\S+)/.exec(letters[0]?.text ?? '')?.[1] ?? '';
  // A program that checks mails follows the link without using it up.
  const page = await site.get(path);
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(page.text).not.toContain(String(order['order_token']));
  const opened = await site.post(path, {});
  expect([opened.status, opened.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(opened.text).toContain(`/en-us/order/${String(order['order_token'])}`);
  const again = await site.post(path, {});
  expect(again.status).toBe(422);
  expect(again.text).not.toContain(String(order['order_token']));
  expect(again.text).toContain('Ask for a new link');
});

test('an invalid email address is shown again, and the form for the number is unchanged', async () => {
  const { status, text } = await site.post(TRACK, { list: 'ada@' });
  expect(status).toBe(422);
  expect(text).toContain('Enter correct email');
  expect(text.match(/value="ada@"/g)).toHaveLength(1);
});
