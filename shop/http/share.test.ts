import { expect, test } from 'vitest';
import type { Call } from './call.ts';
import { createSharedSearches } from './share.ts';

const MAX_KEPT = 200;

test('identical searches share one result for two seconds, and the cache is bounded', async () => {
  const shared = createSharedSearches();
  let nowMs = 0;
  let asked = 0;
  const search = (text: string) => {
    const deps = { now: () => new Date(nowMs), catalogueVersion: () => 1 };
    const call = { deps, params: { search: text }, query: new URLSearchParams(), currency: 'USD', language: 'en-gb' };
    return shared(call as unknown as Call, '/search', async () => ({ data: (asked += 1) }));
  };
  expect(await Promise.all([search('raid'), search('raid')])).toEqual([{ data: 1 }, { data: 1 }]);
  for (let at = 1; at < MAX_KEPT; at += 1) await search(`raid ${at}`);
  expect(await search('raid')).toEqual({ data: 1 });
  await search('one more');
  expect(await search('raid')).toEqual({ data: MAX_KEPT + 2 });
  nowMs = 2_000;
  await search('raid');
  expect(asked).toBe(MAX_KEPT + 3);
});
