import { expect, it } from 'vitest';
import { PROGRESS_START, trickle } from './progress.ts';

it('progress starts small, never decreases, and stays below 1 until the page has loaded', () => {
  let progress = PROGRESS_START;
  for (let second = 0; second < 600; second++) {
    const next = trickle(progress);
    expect(next).toBeGreaterThanOrEqual(progress);
    progress = next;
  }
  expect(progress).toBeLessThan(1);
});
