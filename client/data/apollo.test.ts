import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HomeQuestionsDocument, ProductRealmsDocument } from '#client/generated/graphql.ts';
import { ask, askForMissing } from './apollo.ts';
import { hashOf } from './load.ts';

const QUESTIONS = hashOf(HomeQuestionsDocument);
const REALMS = hashOf(ProductRealmsDocument);
const MINUTE_MS = 60_000;

let failing = '';
const asked: string[] = [];
const fetched = (input: RequestInfo | URL, init?: RequestInit) => {
  const text = decodeURIComponent(String(input)) + String(init?.body);
  const hash = text.includes(QUESTIONS) ? QUESTIONS : REALMS;
  asked.push(hash);
  if (hash === failing) return Promise.resolve(Response.json({ errors: [{ message: 'away' }] }, { status: 503 }));
  const data = hash === QUESTIONS ? { information: null } : { product: null };
  return Promise.resolve(Response.json({ data: { __typename: 'Query', ...data } }));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('requestAnimationFrame', setImmediate);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page of two sections. */
const page = async () => void (await Promise.allSettled([ask(QUESTIONS, {}), ask(REALMS, { path: 'gold' })]));

test('a retry fetches only failed queries, even if other data is stale', async () => {
  await page();
  vi.setSystemTime(Date.now() + 2 * MINUTE_MS);
  failing = REALMS;
  await page();
  expect(asked.splice(0)).toEqual([QUESTIONS, REALMS, QUESTIONS, REALMS]);

  vi.setSystemTime(Date.now() + 2 * MINUTE_MS);
  await askForMissing(page);
  failing = '';
  await askForMissing(page);
  expect(asked.splice(0)).toEqual([REALMS, REALMS]);

  await askForMissing(page);
  expect(asked.splice(0)).toEqual([]);
  vi.setSystemTime(Date.now() + 2 * MINUTE_MS);
  await page();
  expect(asked.splice(0)).toEqual([QUESTIONS, REALMS]);
});
