import { expect, test } from 'vitest';
import { shareOf } from './share.ts';

test('a share is shown in whole percent, rounded down', () => {
  expect([0, 0.29, 0.9999, 1].map(shareOf)).toEqual(['0%', '29%', '99%', '100%']);
});
