import { expect, test } from 'vitest';
import { MAX_TIP_MINOR, MIN_TIP_MINOR, suggestedTips } from './tip-rules.ts';

test.each([1, 100, 1200, 2500, 34_000, 100_000, 2_000_000])(
  'suggested tips for an order of %i increase and stay within the limits',
  (total) => {
    const tips = suggestedTips(total);
    expect(tips).toHaveLength(3);
    expect(
      tips.every((tip, at) => tip % 100 === 0 && tip > (tips[at - 1] ?? MIN_TIP_MINOR) && tip <= MAX_TIP_MINOR),
    ).toBe(true);
  },
);

test('suggested tips are shares of the amount paid', () => {
  expect(suggestedTips(34_000)).toEqual([1700, 3400, 6800]);
  expect(suggestedTips(1200)).toEqual([200, 300, 400]);
});
