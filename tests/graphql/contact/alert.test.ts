import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, openApi } from '#tests/support/buyer/api.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';

const SET = `mutation ($input: SetAlertInput!) { setAlert(input: $input) { errors { field code message } } }`;
const CONFIRM = `mutation ($input: AlertLinkInput!) { confirmAlert(input: $input) { alert { isConfirmed } errors { code } } }`;
const END = `mutation ($input: AlertLinkInput!) { endAlert(input: $input) { errors { code } } }`;
const ALERT = `query ($token: String!) {
  alert(token: $token) { kind productName productPath runTitle below { amount currency } isConfirmed }
}`;

let api: Api;
beforeAll(async () => void (api = await openApi()));
afterAll(() => api.close());

const ask = async (document: string, variables: object) =>
  (await api.newBrowser().ask(document, variables as Record<string, unknown>)).data;
const set = (input: object) => ask(SET, { input: { email: 'ada@example.com', product: 'normal-raid', ...input } });

test('an alert is set, then confirmed and ended with the token from its mail', async () => {
  expect(await set({ kind: 'PRICE' })).toEqual({ setAlert: { errors: [] } });
  await api.shop.deliverMail();
  const token = /alert\/([\w-]{43})/.exec(mailsOf(api.shop)[0]?.text ?? '')?.[1];
  const about = { kind: 'PRICE', productName: 'Normal Raid', productPath: 'product/normal-raid', runTitle: null };
  expect(await ask(ALERT, { token })).toMatchObject({ alert: { ...about, isConfirmed: false } });
  const input = { token };
  expect(await ask(CONFIRM, { input })).toEqual({ confirmAlert: { alert: { isConfirmed: true }, errors: [] } });
  expect(await ask(END, { input })).toEqual({ endAlert: { errors: [] } });
  expect(await ask(ALERT, { token })).toEqual({ alert: null });
  expect(await ask(CONFIRM, { input })).toMatchObject({
    confirmAlert: { alert: null, errors: [{ code: 'NOT_FOUND' }] },
  });
});

test.each([
  [
    { kind: 'PRICE', email: 'ada' },
    { field: 'email', code: 'INVALID_FORMAT' },
  ],
  [
    { kind: 'PRICE', product: 'nothing' },
    { field: 'product', code: 'NOT_FOUND' },
  ],
  [
    { kind: 'SEAT', event: 'x' },
    { field: 'event', code: 'NOT_FOUND' },
  ],
  [{ kind: 'SEAT' }, { field: 'kind', code: 'REFUSED' }],
])('an invalid alert is rejected with an error on its field: %j', async (input, error) => {
  expect(await set(input)).toMatchObject({ setAlert: { errors: [error] } });
});

test('an invalid token returns null from the query and NOT_FOUND from the mutations', async () => {
  const input = { token: "' or 1=1" };
  expect(await ask(ALERT, input)).toEqual({ alert: null });
  for (const document of [CONFIRM, END])
    expect(JSON.stringify(await ask(document, { input }))).toContain('"code":"NOT_FOUND"');
});
