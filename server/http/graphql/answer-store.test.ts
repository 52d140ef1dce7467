import { parse } from 'graphql';
import type { Request } from 'express';
import { expect, test } from 'vitest';
import { UNKNOWN_VISITOR, type Visitor } from '#server/session/visitor.ts';
import { encodeOnDemand } from '#server/http/encoding.ts';
import { type ByteAnswer, createAnswerStore } from './answer-store.ts';

const DOCUMENT = parse('{ categories { name } }');
const LIFE = { toldAtMs: 0, freshUntilMs: 20_000, usableUntilMs: 60_000 };

function setUp() {
  let nowMs = 0;
  const counted: unknown[] = [];
  const store = createAnswerStore({
    isStored: (document) => document === DOCUMENT,
    count: (document) => void counted.push(document),
    now: () => nowMs,
  });
  return { store, counted, wait: (ms: number) => void (nowMs += ms) };
}

const answerOf = (text: string): ByteAnswer => ({
  status: 200,
  headers: [],
  etag: undefined,
  length: text.length,
  body: encodeOnDemand(Buffer.from(text)),
});
const ANSWER = answerOf('{}');

const request = (headers: Record<string, string> = {}, { method = 'GET', address = '/graphql?a' } = {}) =>
  ({ method, originalUrl: address, headers, get: (name: string) => headers[name.toLowerCase()] }) as unknown as Request;
const euro: Visitor = { ...UNKNOWN_VISITOR, currency: 'EUR' };

type Setup = ReturnType<typeof setUp>;
function storeOne({ store }: Setup, lives = [LIFE as typeof LIFE | 'none'], document = DOCUMENT) {
  const place = store.placeOf(request(), UNKNOWN_VISITOR)!;
  for (const life of lives) place.used(life);
  place.onShared(document);
  place.store(ANSWER);
}
const found = ({ store }: Setup, req = request(), visitor: Visitor = UNKNOWN_VISITOR) =>
  store.placeOf(req, visitor)?.answer;

test('an answer is found by whoever asks the same, and counted, until the first part of it is no longer fresh', () => {
  const setup = setUp();
  storeOne(setup, [{ ...LIFE, freshUntilMs: 25_000 }, LIFE]);
  expect(found(setup)).toBe(ANSWER);
  setup.wait(19_999);
  expect(found(setup)).toBe(ANSWER);
  expect(setup.counted).toEqual([DOCUMENT, DOCUMENT]);
  setup.wait(1);
  expect(found(setup)).toBeUndefined();
});

test('an answer is stored for half a minute at most', () => {
  const setup = setUp();
  storeOne(setup, [{ ...LIFE, freshUntilMs: 3_600_000 }]);
  setup.wait(29_999);
  expect(found(setup)).toBe(ANSWER);
  setup.wait(1);
  expect(found(setup)).toBeUndefined();
});

test.each([
  ['of which a part did not come', [LIFE, 'none' as const], DOCUMENT],
  ['of which a part is old', [LIFE, { ...LIFE, freshUntilMs: 0 }], DOCUMENT],
  ['that the shop gave nothing to', [], DOCUMENT],
  ['to a document that a caller wrote', [LIFE], parse('{ categories { id } }')],
])('an answer %s is not stored', (_, lives, document) => {
  const setup = setUp();
  storeOne(setup, lives, document);
  expect(found(setup)).toBeUndefined();
});

test('an answer that nobody said is shared is not stored', () => {
  const setup = setUp();
  const place = setup.store.placeOf(request(), UNKNOWN_VISITOR)!;
  place.used(LIFE);
  place.store(ANSWER);
  expect(found(setup)).toBeUndefined();
});

test('a dropped answer is gone, and one that was being made then is not stored', () => {
  const setup = setUp();
  storeOne(setup);
  const late = setup.store.placeOf(request({}, { address: '/graphql?b' }), UNKNOWN_VISITOR)!;
  late.used(LIFE);
  late.onShared(DOCUMENT);
  setup.store.drop();
  late.store(ANSWER);
  expect([found(setup), found(setup, request({}, { address: '/graphql?b' }))]).toEqual([undefined, undefined]);
});

test.each([
  ['in another currency', request(), euro],
  ['for another kind of pictures', request({ 'x-picture-urls': 'absolute' }), UNKNOWN_VISITOR],
  ['for another kind of answer', request({ accept: 'application/json' }), UNKNOWN_VISITOR],
  ['at another address', request({}, { address: '/graphql?c' }), UNKNOWN_VISITOR],
])('whoever asks %s gets another answer', (_, req, visitor) => {
  const setup = setUp();
  storeOne(setup);
  expect(found(setup, req, visitor)).toBeUndefined();
});

test.each([
  ['a session', request({ authorization: 'Bearer x' })],
  ['a trace', request({ 'x-trace': '1' })],
  ['a POST', request({}, { method: 'POST' })],
  ['a very long address', request({}, { address: `/graphql?${'a'.repeat(4_000)}` })],
])('there is no place for the answer to %s', (_, req) => {
  expect(setUp().store.placeOf(req, UNKNOWN_VISITOR)).toBeUndefined();
});
