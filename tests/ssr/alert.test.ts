import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsOf } from '#tests/support/provider/mail.ts';
import { openSite, type Site } from './open-site.ts';

const FORM = '/en-us/alert?product=normal-raid';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

test('without script an alert is set on the product’s page, confirmed by a form and ended by another', async () => {
  const product = await site.get('/en-us/product/normal-raid');
  expect(product.text).toContain('Tell me when');
  expect(product.text).toContain(`action="${FORM}"`);
  const sent = await site.post(FORM, { product: 'normal-raid', about: 'price', email: 'rowan@example.com' });
  expect([sent.status, sent.headers.location]).toEqual([303, `${FORM}&link=sent`]);
  expect((await site.get(`${FORM}&link=sent`)).text).toContain('Check your inbox');
  await site.shop.deliverMail();
  const path = /(\/en-us\/alert\/[\w-]{43})/.exec(mailsOf(site.shop)[0]?.text ?? '')?.[1] ?? '';
  const page = await site.get(path);
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(page.text).toContain('Confirm your alert');
  expect(page.text).not.toContain('rowan@example.com');
  expect((await site.post(path, { intent: 'confirm' })).headers.location).toBe(path);
  expect((await site.get(path)).text).toContain('Your alert is on');
  expect((await site.post(path, { intent: 'end' })).headers.location).toBe(path);
  expect((await site.get(path)).text).toContain('This alert has ended');
});

test('a rejected form is shown again with its typed values and an error', async () => {
  for (const [email, about, words] of [
    ['ada@', 'price', 'Enter correct email'],
    ['ada@example.com', 'seat', 'Seats are free right now'],
  ] as const) {
    const { status, text } = await site.post(FORM, { product: 'normal-raid', about, email });
    expect(status).toBe(422);
    expect(text).toContain(words);
    expect(text).toContain(`value="${email}"`);
  }
});

test('a page without a product explains where alerts are set', async () => {
  for (const path of ['/en-us/alert', '/en-us/alert?product=nothing'])
    expect((await site.get(path)).text).toContain('Alerts are set on the page of a product');
});
