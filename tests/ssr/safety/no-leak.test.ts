import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor } from '#tests/bench/soak/visitor.ts';
import { openSite, type Site } from '#tests/ssr/open-site.ts';

const VISITORS = 20;
const ROUNDS = 8;

let site: Site;
beforeAll(async () => {
  site = await openSite({ TRUST_PROXY: '1' });
});
afterAll(() => site.close());

test('visitors who come at once see nothing of each other, though some hang up', async () => {
  const visitors = Array.from({ length: VISITORS }, (_, number) => newVisitor(site.url, number, 'coaching'));
  let [foreign, own, placed] = [0, 0, 0];
  const note = (visitor: (typeof visitors)[number], texts: string[]) => {
    for (const text of texts) foreign += visitor.foreign(text);
    own += texts.filter((text) => text.includes('canary-')).length;
  };
  await Promise.all(
    visitors.map(async (visitor, number) => {
      const { answers, isPlaced } = await visitor.order();
      if (isPlaced) placed += 1;
      note(
        visitor,
        answers.map(({ text }) => text),
      );
      for (let round = 0; round < ROUNDS; round += 1) {
        const hangsUp = (number + round) % 10 === 0;
        const asked = hangsUp ? { signal: AbortSignal.timeout(1 + round) } : {};
        const seen = await Promise.allSettled([visitor.page(asked), visitor.cart(asked)]);
        note(
          visitor,
          seen.flatMap((one) => (one.status === 'fulfilled' ? one.value.text : [])),
        );
      }
    }),
  );
  expect(foreign).toBe(0);
  // The marks are there to be seen, on the pages of the orders.
  expect(placed).toBe(VISITORS);
  expect(own).toBeGreaterThan(VISITORS);
});
