import { afterAll, beforeAll, expect, test } from 'vitest';
import { noticeSecret } from '#shop/payment/sandbox/sandbox.ts';
import { sign } from '#shop/payment/sandbox/signature.ts';
import { openApi, type Api } from '#tests/support/buyer/api.ts';
import { paymentDepsOf } from '#tests/support/provider/payment.ts';

const PATH = '/api/public/payment/sandbox';

let api: Api;

beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

test('a payment event is forwarded to the shop byte for byte', async () => {
  const body = `{ "id":"evt_raw",  "verdict":"captured","reference":"x","amount_minor":1,"currency":"ÜSD"}\n`;
  const signature = sign(noticeSecret(paymentDepsOf(api.shop).config), body, new Date());
  await api.http.post(PATH).set('sandbox-signature', signature).type('json').send(body).expect(200);
  const stored = await api.shop.db
    .selectFrom('payment_event')
    .where('event_id', '=', 'evt_raw')
    .select('body')
    .execute();
  expect(stored).toEqual([{ body }]);
  await api.http.post(PATH).set('sandbox-signature', signature).type('json').send(`${body} `).expect(400);
});

test('an event of 200 KB is forwarded to the shop, one of more than 256 KB is rejected', async () => {
  await api.http.post(PATH).type('json').send('x'.repeat(200_000)).expect(400);
  api.upstream.forget();
  await api.http
    .post(PATH)
    .type('json')
    .send('x'.repeat(256 * 1024 + 1))
    .expect(413);
  expect(api.upstream.calls).toHaveLength(0);
});
