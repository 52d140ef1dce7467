import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REFUND_PROMISE } from '#client/cart/promise.ts';
import { isLateStart, latePercent } from '#shop/refund/rules.ts';

const HOUR_MS = 60 * 60 * 1000;
const pageOf = (name: string) => readFileSync(`catalog/pages/${name}.yaml`, 'utf8');

const START = latePercent({ startMs: 2 * HOUR_MS + 1, doneMs: 0 });
const END = latePercent({ startMs: 0, doneMs: 1 });
const NEXT_DAY = latePercent({ startMs: 0, doneMs: 24 * HOUR_MS }) - END;
const MOST = latePercent({ startMs: 99 * HOUR_MS, doneMs: 999 * HOUR_MS });

test('what stands beside every price is what the shop pays for lateness', () => {
  expect(isLateStart(2 * HOUR_MS)).toBe(false);
  expect(REFUND_PROMISE).toBe(
    `Full refund until we start. ${START}% back if we start over 2 h late, ${END}% if we finish late`,
  );
});

test.each(['refunds-policy', 'faq', 'terms-conditions'])('the %s page tells the same figures', (name) => {
  const figures = [...pageOf(name).matchAll(/(\d+) %/g)].map(([, figure]) => Number(figure));
  expect(figures).toEqual(expect.arrayContaining([START, END, NEXT_DAY, MOST]));
  expect(pageOf(name)).toContain('more than 2 hours');
});
