import { expect, test, vi } from 'vitest';
import type { Release } from './class-queue.ts';
import { createLoadGate } from './gate.ts';

const LIMITS = { orders: 2, carts: 2, pages: 16, searches: 2, loopDelayMs: 50, streamsPerAddress: 16 };

const isTurn = (turn: unknown): turn is Release => typeof turn === 'function';

test('each class has its own limit, and a full class does not block the others', () => {
  const gate = createLoadGate(LIMITS);
  for (let n = 0; n < 100; n += 1) void gate.enter('search');
  expect(gate.stats().search).toEqual({ inFlight: 2, queued: 8, limit: 2, refused: 90 });
  expect([gate.enter('page'), gate.enter('cart'), gate.enter('order')].map(isTurn)).toEqual([true, true, true]);
});

test('a request that finishes admits the next queued request, in FIFO order', async () => {
  const gate = createLoadGate(LIMITS);
  const turns = [gate.enter('order'), gate.enter('order')].filter(isTurn);
  const waiting = [gate.enter('order'), gate.enter('order')];
  expect(gate.stats().order).toMatchObject({ inFlight: 2, queued: 2 });
  turns[0]?.();
  turns[0]?.();
  const first = await waiting[0];
  expect([isTurn(first), gate.stats().order]).toEqual([true, { inFlight: 2, queued: 1, limit: 2, refused: 0 }]);
  turns[1]?.();
  expect(isTurn(await waiting[1])).toBe(true);
});

test('a request aborted while queued frees its place', async () => {
  const gate = createLoadGate(LIMITS);
  const turns = [gate.enter('cart'), gate.enter('cart')].filter(isTurn);
  let leave: (() => void) | undefined;
  const waiting = gate.enter('cart', (how) => (leave = how));
  leave?.();
  expect(await waiting).toBeNull();
  for (const end of turns) end();
  expect(gate.stats().cart).toEqual({ inFlight: 0, queued: 0, limit: 2, refused: 1 });
});

test('the maximum wait shrinks while the queue never empties, and resets once it has been empty', async () => {
  vi.useFakeTimers();
  try {
    const gate = createLoadGate(LIMITS, () => Date.now());
    const turns = [gate.enter('search'), gate.enter('search')].filter(isTurn);
    const first = gate.enter('search');
    await vi.advanceTimersByTimeAsync(900);
    const second = gate.enter('search');
    await vi.advanceTimersByTimeAsync(101);
    expect([await first, gate.stats().search.queued]).toEqual([null, 1]);
    const third = gate.enter('search');
    await vi.advanceTimersByTimeAsync(50);
    expect([await third, gate.stats().search.queued]).toEqual([null, 1]);
    turns[0]?.();
    expect(isTurn(await second)).toBe(true);
    void gate.enter('search');
    await vi.advanceTimersByTimeAsync(900);
    expect(gate.stats().search.queued).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

test('event-loop lag lowers the page limit but still admits orders', () => {
  const gate = createLoadGate(LIMITS);
  for (let n = 0; n < 20; n += 1) gate.adjust(120);
  const { page, search, cart, order } = gate.stats();
  expect([page.limit, search.limit, cart.limit, order.limit]).toEqual([4, 2, 2, 2]);
  expect(isTurn(gate.enter('order'))).toBe(true);
  for (let n = 0; n < 20; n += 1) gate.adjust(0);
  expect([gate.stats().page.limit, gate.stats().search.limit]).toEqual([16, 2]);
});

test('severe event-loop lag rejects carts at once, and extreme lag rejects orders too', () => {
  const gate = createLoadGate(LIMITS);
  for (let n = 0; n < 20; n += 1) gate.adjust(1_000);
  expect([gate.enter('cart'), isTurn(gate.enter('order'))]).toEqual([null, true]);
  for (let n = 0; n < 20; n += 1) gate.adjust(3_000);
  expect(gate.enter('order')).toBeNull();
});

test('enterNow admits work only while its class has a free slot, and never queues it', () => {
  const gate = createLoadGate(LIMITS);
  const turns = Array.from({ length: 16 }, () => gate.enterNow('page')).filter(isTurn);
  expect([turns.length, gate.enterNow('page')]).toEqual([16, null]);
  turns[0]?.();
  expect(isTurn(gate.enterNow('page'))).toBe(true);
});
