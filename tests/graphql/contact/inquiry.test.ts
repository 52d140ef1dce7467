import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, openApi } from '#tests/support/buyer/api.ts';
import { limitsWith } from '#tests/support/limits.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';

const PAYLOAD = `{ reference errors { field code message } }`;
const SEND = `mutation ($input: SendInquiryInput!) { sendInquiry(input: $input) ${PAYLOAD} }`;
const BUILD = `mutation ($input: RequestBuildInput!) { requestBuild(input: $input) ${PAYLOAD} }`;

const message = { name: 'Ada', email: 'ada@example.com', topic: 'ORDER', order: 'WS-10012', text: 'Where is it?' };
const wish = { game: 'wow-carry', text: 'A mount', budget: '100', currency: 'EUR', email: 'ada@example.com' };

let api: Api;

beforeAll(async () => {
  api = await openApi({ env: { TRUST_PROXY: '1' }, limits: limitsWith() });
});
afterAll(() => api.close());

async function ask(document: string, input: object, address: string) {
  const { data } = await api.newBrowser().ask(document, { input }, { 'x-forwarded-for': address });
  const payload = data['sendInquiry'] ?? data['requestBuild'];
  return JSON.parse(JSON.stringify(payload)) as { reference: string | null; errors: object[] };
}

const letters = async () => {
  await api.shop.deliverMail();
  return mailsOf(api.shop).filter(({ to }) => to === 'support@test.example');
};

test('a message gets a reference number, which the mail to the team contains', async () => {
  const { reference, errors } = await ask(SEND, message, '8.8.8.1');
  expect([reference, errors]).toEqual([expect.stringMatching(/^Q-\d+$/), []]);
  expect((await letters()).at(-1)).toMatchObject({ text: expect.stringContaining('Where is it?') });
  expect((await letters()).at(-1)?.subject).toContain(reference);
});

test('a build request without deadline and Discord name is accepted, and its mail says so', async () => {
  expect((await ask(BUILD, { ...wish, deadline: null }, '8.8.8.2')).errors).toEqual([]);
  expect((await letters()).at(-1)?.text).toContain('Deadline: None');
});

test('input that the shop rejects is reported on its field', async () => {
  const { reference, errors } = await ask(SEND, { ...message, email: 'ada@', order: 'mine' }, '8.8.8.3');
  expect(reference).toBeNull();
  expect(errors).toMatchObject([
    { field: 'email', code: 'INVALID_FORMAT', message: 'Enter correct email' },
    { field: 'order', code: 'INVALID_FORMAT' },
  ]);
  expect((await ask(BUILD, { ...wish, game: 'chess' }, '8.8.8.3')).errors).toMatchObject([{ field: 'game' }]);
  expect((await ask(BUILD, { ...wish, text: 'x'.repeat(2001) }, '8.8.8.3')).errors).toMatchObject([
    { field: 'text', code: 'OUT_OF_RANGE' },
  ]);
});

test('a client that writes too often is rate limited, and other clients are not', async () => {
  const tries = Array.from({ length: 6 }, (_, at) => ({ ...message, text: `Try ${at}` }));
  const answers = await Promise.all(tries.map((input) => ask(SEND, input, '9.9.9.9')));
  expect(answers.flatMap(({ errors }) => errors)).toMatchObject([{ code: 'RATE_LIMITED', field: null }]);
  expect((await ask(SEND, { ...message, text: 'Me too' }, '7.7.7.7')).errors).toEqual([]);
});
