import { afterAll, beforeAll, expect, test } from 'vitest';
import { isMatrix } from '#tests/support/matrix.ts';
import { newVisitor, type Visitor } from '#tests/bench/soak/visitor.ts';
import { openSite, type Site } from '#tests/ssr/open-site.ts';

const VISITORS = 20;
/** Visitors meet in the first rounds; `npm run soak` has them go on for as long as one likes. */
const ROUNDS = isMatrix ? 8 : 4;
// A busy machine makes some visitors order more than once.
const SLOW = { timeout: 240_000 };

let site: Site;
beforeAll(async () => {
  site = await openSite({ TRUST_PROXY: '1' });
});
afterAll(() => site.close());

test('simultaneous visitors see no data of each other, though some disconnect', SLOW, async () => {
  const visitors = Array.from({ length: VISITORS }, (_, number) => newVisitor(site.url, number, 'coaching'));
  let [foreign, own] = [0, 0];
  const note = (visitor: Visitor, texts: string[]) => {
    for (const text of texts) foreign += visitor.foreign(text);
    own += texts.filter((text) => text.includes('canary-')).length;
  };
  await Promise.all(
    visitors.map(async (visitor, number) => {
      await order(visitor, note);
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
  expect(own).toBeGreaterThan(0);
});

/** Tries again as long as the site is too busy to take the order: every visitor shall have one. */
async function order(visitor: Visitor, note: (visitor: Visitor, texts: string[]) => void): Promise<void> {
  for (;;) {
    const { answers, isPlaced } = await visitor.order();
    note(
      visitor,
      answers.map(({ text }) => text),
    );
    if (isPlaced) return;
  }
}
