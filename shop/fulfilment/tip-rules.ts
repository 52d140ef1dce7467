/** In the order's currency. */
export const MIN_TIP_MINOR = 100;
export const MAX_TIP_MINOR = 20_000;

const UNIT = 100;
const PERCENTS = [5, 10, 20];
const LARGEST_TOTAL = (MAX_TIP_MINOR * 100) / 20;

/** Three amounts in whole units, increasing and within the limits. */
export function suggestedTips(totalMinor: number): number[] {
  const tips: number[] = [];
  for (const percent of PERCENTS) {
    const share = Math.ceil((Math.min(totalMinor, LARGEST_TOTAL) * percent) / 100 / UNIT) * UNIT;
    tips.push(Math.max(share, (tips.at(-1) ?? UNIT) + UNIT));
  }
  return tips;
}
