import { parse } from 'graphql';
import type { Request } from 'express';
import { expect, test } from 'vitest';
import { UNKNOWN_VISITOR, type Visitor } from '#server/session/visitor.ts';
import { encodeOnDemand } from '#server/http/encoding.ts';
import { type ByteAnswer, createAnswerStore } from './answer-store.ts';

const DOCUMENT = parse('{ categories { name } }');
const WRITTEN = parse('{ categories { id } }');
const LIFE = { answeredAtMs: 0, freshUntilMs: 20_000, usableUntilMs: 60_000 };

function setUp({ isOpen = true } = {}) {
  let nowMs = 0;
  const counted: unknown[] = [];
  const store = createAnswerStore({
    isStored: (document) => document === DOCUMENT,
    isOpen,
    count: (document) => void counted.push(document),
    now: () => nowMs,
  });
  return { store, counted, wait: (ms: number) => void (nowMs += ms) };
}

const answerOf = (text: string): ByteAnswer => ({
  status: 200,
  headers: [],
  hasVary: false,
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
  place.onShared(document, document === DOCUMENT ? 0 : 2_500);
  place.store(ANSWER);
}
const found = ({ store }: Setup, req = request(), visitor: Visitor = UNKNOWN_VISITOR) =>
  store.placeOf(req, visitor)?.answer;

test('a stored response is reused and counted until its first part becomes stale', () => {
  const setup = setUp();
  storeOne(setup, [{ ...LIFE, freshUntilMs: 25_000 }, LIFE]);
  expect(found(setup)).toBe(ANSWER);
  setup.wait(19_999);
  expect(found(setup)).toBe(ANSWER);
  expect(setup.counted).toEqual([DOCUMENT, DOCUMENT]);
  setup.wait(1);
  expect(found(setup)).toBeUndefined();
});

test('a response is stored for at most 30 seconds', () => {
  const setup = setUp();
  storeOne(setup, [{ ...LIFE, freshUntilMs: 3_600_000 }]);
  setup.wait(29_999);
  expect(found(setup)).toBe(ANSWER);
  setup.wait(1);
  expect(found(setup)).toBeUndefined();
});

test.each([
  ['of which a part did not come', [LIFE, 'none' as const]],
  ['of which a part is old', [LIFE, { ...LIFE, freshUntilMs: 0 }]],
  ['that the shop gave nothing to', []],
])('a response %s is not stored', (_, lives) => {
  const setup = setUp();
  storeOne(setup, lives);
  expect(found(setup)).toBeUndefined();
});

test('a response to a caller’s own query is stored only in open mode, and costs points on each use', () => {
  const open = setUp();
  storeOne(open, [LIFE], WRITTEN);
  expect(open.store.placeOf(request(), UNKNOWN_VISITOR)).toMatchObject({ answer: ANSWER, points: 2 });
  const closed = setUp({ isOpen: false });
  storeOne(closed, [LIFE], WRITTEN);
  expect(found(closed)).toBeUndefined();
});

test('responses to callers’ own queries do not evict those of stored operations', () => {
  const setup = setUp();
  storeOne(setup);
  for (let one = 0; one < 40; one += 1) {
    const place = setup.store.placeOf(request({}, { address: `/graphql?${one}` }), UNKNOWN_VISITOR)!;
    place.used(LIFE);
    place.onShared(WRITTEN, 0);
    place.store({ ...ANSWER, length: 1024 * 1024 });
  }
  expect(found(setup)).toBe(ANSWER);
  expect(found(setup, request({}, { address: '/graphql?0' }))).toBeUndefined();
  expect(found(setup, request({}, { address: '/graphql?39' }))).toBeDefined();
});

test('a response that is not marked as shared is not stored', () => {
  const setup = setUp();
  const place = setup.store.placeOf(request(), UNKNOWN_VISITOR)!;
  place.used(LIFE);
  place.store(ANSWER);
  expect(found(setup)).toBeUndefined();
});

test('dropping the store also discards responses still in progress', () => {
  const setup = setUp();
  storeOne(setup);
  const late = setup.store.placeOf(request({}, { address: '/graphql?b' }), UNKNOWN_VISITOR)!;
  late.used(LIFE);
  late.onShared(DOCUMENT, 0);
  setup.store.drop();
  late.store(ANSWER);
  expect([found(setup), found(setup, request({}, { address: '/graphql?b' }))]).toEqual([undefined, undefined]);
});

test.each([
  ['in another currency', request(), euro],
  ['for another kind of pictures', request({ 'x-picture-urls': 'absolute' }), UNKNOWN_VISITOR],
  ['for another kind of answer', request({ accept: 'application/json' }), UNKNOWN_VISITOR],
  ['at another address', request({}, { address: '/graphql?c' }), UNKNOWN_VISITOR],
])('a request %s does not share the stored response', (_, req, visitor) => {
  const setup = setUp();
  storeOne(setup);
  expect(found(setup, req, visitor)).toBeUndefined();
});

test.each([
  ['a session', request({ authorization: 'Bearer x' })],
  ['a trace', request({ 'x-trace': '1' })],
  ['a POST', request({}, { method: 'POST' })],
  ['a very long address', request({}, { address: `/graphql?${'a'.repeat(8_000)}` })],
])('a request with %s is never cached', (_, req) => {
  expect(setUp().store.placeOf(req, UNKNOWN_VISITOR)).toBeUndefined();
});
