import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCatalog } from '#catalog/read.ts';
import { type Rest, restOf } from '#tests/support/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { askShop } from './ask.ts';
import { readQuerySet } from './query-set.ts';
import { type Scored, scoreOf } from './score.ts';

let shop: TestShop;
let rest: Rest;

beforeAll(async () => {
  shop = await createTestShop({ catalog: readCatalog() });
  rest = await restOf(shop);
});
afterAll(() => shop.close());

test('the search answers what shoppers type, tuned on or held out', async () => {
  const scored: Scored[] = [];
  for (const asked of readQuerySet()) scored.push({ asked, answered: await askShop(rest, asked.text) });
  for (const isHeldOut of [false, true]) {
    const score = scoreOf(scored.filter(({ asked }) => asked.isHeldOut === isHeldOut));
    expect(score.top1).toBeGreaterThan(0.85);
    expect(score.top3).toBeGreaterThan(0.92);
    expect(score.empty).toBeLessThan(0.02);
    expect(score.notSoldTold).toBeGreaterThan(0.9);
  }
});
