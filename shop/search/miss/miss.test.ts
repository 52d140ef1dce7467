import { expect, test } from 'vitest';
import { missOf } from './miss.ts';

test.each([
  ['  Netflix  Boost! ', 'netflix boost'],
  ['Göld für 500k', 'gold fur 500k'],
  ['m+ 10', 'm+ 10'],
])('the search without results "%s" is counted as "%s"', (text, counted) => {
  expect(missOf(text)).toBe(counted);
});

test.each([
  'me@example.com',
  'order of anna at example dot com anna@example',
  'https://example.com/x',
  'Nick#12345',
  '+49 170 1234567',
  '4111 1111 1111 1111',
  'x',
  'a'.repeat(61),
])('the search without results "%s" is not counted', (text) => {
  expect(missOf(text)).toBeUndefined();
});
