import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import {
  addressOf,
  asHeader,
  calls,
  type Described,
  HOSTILE_TEXTS,
  HOSTILE_VALUES,
} from '#tests/support/hostile/hostile.ts';
import { request, restOf } from '#tests/support/buyer/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

/** For a longer run: `FUZZ_REQUESTS=10000 FUZZ_SEED=2`. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 400);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_117);
const MAX_MS = 600_000;

describe.each(ANY_ENGINE)('hundreds of random requests on %s', (engine) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop({ engine });
  });
  afterAll(() => shop.close());

  test('get error responses in the documented format, and no server error', { timeout: MAX_MS }, async () => {
    const random = seeded(SEED);
    const { token } = await restOf(shop);
    for (let number = 0; number < REQUESTS; number += 1) {
      const call = pick(random, calls);
      const { address, options } = randomRequest(random, call);
      const headers = { Authorization: `Bearer ${token}`, ...options.headers };
      const { status, success, error } = await request(shop, call.method, address, { ...options, headers });
      const sent = `request ${number}: ${call.method} ${address.slice(0, 300)} ${JSON.stringify(options).slice(0, 300)}`;
      expect(status, sent).toBeLessThan(500);
      if (status >= 400) expect([success, error.length > 0], sent).toEqual([0, true]);
    }
  });
});

/** A mix of valid, hostile, missing and unknown fields. */
function randomRequest(random: () => number, call: Described) {
  const text = (name: string) => (random() < 0.5 ? plausible(random, name) : pick(random, HOSTILE_TEXTS)) || '1';
  const some = (names: string[]) => [...names, 'unknown'].filter(() => random() < 0.6);
  const params = Object.fromEntries(call.params.map((name) => [name, text(name)]));
  const query = Object.fromEntries(some(call.query).map((name) => [name, text(name)]));
  const headers = Object.fromEntries(some(call.headers).map((name) => [name, asHeader(text(name))]));
  const body = Object.fromEntries(
    some(call.body).map((name) => [name, random() < 0.5 ? plausible(random, name) : pick(random, HOSTILE_VALUES)]),
  );
  return {
    address: addressOf(call, { params, query }),
    options: { headers, ...(call.method !== 'GET' && { body }) },
  };
}

function plausible(random: () => number, name: string): string {
  const values: Record<string, string[]> = {
    slug: ['wow-carry', 'wow-carry/raids', 'heroic-raid', 'gold'],
    email: ['rowan@example.com'],
    payment_method: ['bank_transfer', 'sandbox_card'],
    agree: ['1'],
    sort: ['name', 'price'],
    order: ['asc', 'desc'],
  };
  return pick(random, values[name] ?? ['1', '2', '3', '10', 'raid']);
}

function pick<Entry>(random: () => number, entries: readonly Entry[]): Entry {
  return entries[Math.floor(random() * entries.length)] as Entry;
}

/** Mulberry32: seeded, so that a failure can be reproduced. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
