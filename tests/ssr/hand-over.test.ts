import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsOf } from '#tests/support/provider/mail.ts';
import { shopperOf } from '#tests/support/buyer/shopper.ts';
import { addRanks, buy } from '#tests/support/buyer/work.ts';
import { openSite, type Site } from './open-site.ts';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

test('without script an order is handed over by a confirmed form, and its old page is not found', async () => {
  const shopper = await shopperOf(site.shop);
  await addRanks(shopper);
  const order = await buy(site.shop, shopper);
  const path = `/en-us/order/${String(order['order_token'])}`;
  const form = { intent: 'hand-over', key: 'hand-over-key-0001', email: 'friend@example.com' };
  expect((await site.get(path)).text).toContain('Refunds still go back the way you paid.');
  const unsure = await site.post(path, form);
  expect(unsure.status).toBe(422);
  expect(unsure.text).toContain('value="friend@example.com"');
  expect(unsure.text).toContain('Confirm it to hand the order over');
  const wrong = await site.post(path, { ...form, email: 'friend@', sure: '1' });
  expect([wrong.status, wrong.text.includes('Enter correct email')]).toEqual([422, true]);
  for (const attempt of [1, 2]) {
    const { status, headers } = await site.post(path, { ...form, sure: '1' });
    expect([attempt, status, headers.location]).toEqual([attempt, 303, '/en-us/order?link=handed-over']);
  }
  expect((await site.get(path)).status).toBe(404);
  expect((await site.get('/en-us/order?link=handed-over')).text).toContain('The order is handed over');
  await site.shop.deliverMail();
  const letter = mailsOf(site.shop).find(({ to }) => to === 'friend@example.com');
  const page = await site.get(/(\/en-us\/order\/\S+)/.exec(letter?.text ?? '')?.[1] ?? '');
  expect(page.status).toBe(200);
  expect(page.text).toMatch(/Handed over<\/span>/);
});
