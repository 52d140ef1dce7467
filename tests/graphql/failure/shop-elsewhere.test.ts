import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noticeSecret } from '#shop/payment/sandbox/sandbox.ts';
import { sign } from '#shop/payment/sandbox/signature.ts';
import { type Api, openApi } from '#tests/support/buyer/api.ts';
import { deskOf } from '#tests/support/desk.ts';
import { paymentDepsOf } from '#tests/support/provider/payment.ts';
import { orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { shopperOf } from '#tests/support/buyer/shopper.ts';
import { addRanks, buy, NO_ACCOUNT, see } from '#tests/support/buyer/work.ts';

let api: Api;

beforeAll(async () => {
  api = await openApi({ env: { SHOP_URL: 'http://shop.example' } });
});
afterAll(() => api.close());

test('with SHOP_URL the payment page of the shop is served at the address of the site', async () => {
  const rest = await shopperOf(api.shop);
  await addRanks(rest);
  const { data } = await placeOrder(rest, orderBody({ ...NO_ACCOUNT, payment_method: 'sandbox_card' }));
  const address = new URL(String(data['payment_action']?.['url']));
  expect(address.origin).toBe('http://localhost:3000');
  const { text } = await api.http.get(address.pathname).expect(200);
  expect(text).toContain('<form');
});

test('with SHOP_URL payment notifications reach the shop', async () => {
  const body = '{"id":"evt_elsewhere","verdict":"captured","reference":"x","amount_minor":1,"currency":"USD"}';
  const signature = sign(noticeSecret(paymentDepsOf(api.shop).config), body, new Date());
  const notice = api.http.post('/api/public/payment/sandbox').type('json');
  await notice.set('sandbox-signature', signature).send(body).expect(200);
  const stored = api.shop.db.selectFrom('payment_event').where('event_id', '=', 'evt_elsewhere').select('body');
  expect(await stored.execute()).toEqual([{ body }]);
});

test('with SHOP_URL newsletter links reach the shop', async () => {
  const path = `/api/public/subscribe/${'x'.repeat(43)}`;
  const { body } = await api.http.get(path).expect(404);
  expect(body).toMatchObject({ error_details: [{ code: 'invalid_link' }] });
});

test('with SHOP_URL a proof picture is served at its own address only', async () => {
  const rest = await shopperOf(api.shop);
  await addRanks(rest);
  const order = await buy(api.shop, rest);
  const picture = sharp({ create: { width: 64, height: 32, channels: 3, background: '#123' } });
  await deskOf(api.shop).proof(order, new Uint8Array(await picture.png().toBuffer()));
  const url = String((await see(rest, order))['proofs']?.[0]?.['url']);
  await api.http.get(url).expect(200).expect('content-type', 'image/webp');
  await api.http.get(url.replace(/\w{32}$/, '0'.repeat(32))).expect(404);
});
