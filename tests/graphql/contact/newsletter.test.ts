import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, openApi } from '#tests/support/buyer/api.ts';
import { limitsWith } from '#tests/support/limits.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';

const SUBSCRIBE = `mutation ($input: SubscribeInput!) { subscribe(input: $input) { errors { field code message } } }`;

let api: Api;

beforeAll(async () => {
  api = await openApi({ env: { TRUST_PROXY: '1' }, limits: limitsWith() });
});
afterAll(() => api.close());

async function subscribe(email: string, address: string, browser = api.newBrowser()) {
  const input = { email, source: 'POPUP' };
  const { data } = await browser.ask(SUBSCRIBE, { input }, { 'x-forwarded-for': address });
  return JSON.parse(JSON.stringify(data['subscribe']!['errors'])) as object[];
}

test('a visitor subscribes, and the mailed link redirects through the storefront to its result page', async () => {
  expect(await subscribe('ada@example.com', '8.8.8.8')).toEqual([]);
  await api.shop.deliverMail();
  const link = /http:\/\/localhost:3000(\/api\/public\/subscribe\/[\w-]{43})/.exec(mailsOf(api.shop)[0]?.text ?? '');
  const page = 'http://localhost:3000/en-us/subscription-confirmed';
  for (const location of [`${page}?link=confirmed`, `${page}?link=invalid`]) {
    const answer = await fetch(api.url + link?.[1], { headers: { accept: 'text/html' }, redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
  }
});

test('an invalid email address is rejected with an error on its field', async () => {
  expect(await subscribe('ada', '8.8.8.8')).toMatchObject([{ field: 'email', code: 'INVALID_FORMAT' }]);
});

test('a client that tries too often is rate limited, and other clients are not', async () => {
  const tries = Array.from({ length: 6 }, (_, at) => at);
  const answers = await Promise.all(tries.map((at) => subscribe(`many${at}@example.com`, '9.9.9.9')));
  expect(answers.filter((errors) => errors.length > 0)).toMatchObject([[{ code: 'RATE_LIMITED', field: null }]]);
  expect(await subscribe('other@example.com', '7.7.7.7')).toEqual([]);
});
