import { expect, it } from 'vitest';
import { PROGRESS_START, trickle } from './progress.ts';

it('progress starts small, always grows, and is not full before the page is there', () => {
  let progress = PROGRESS_START;
  for (let second = 0; second < 600; second++) {
    const next = trickle(progress);
    expect(next).toBeGreaterThanOrEqual(progress);
    progress = next;
  }
  expect(progress).toBeLessThan(1);
});
