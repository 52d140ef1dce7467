import { expect, test } from 'vitest';
import { bucketOf, networkOf } from './subject.ts';

test.each([
  ['8.8.8.8', '8.8.8.8'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('any number of subjects share at most 65,536 counters', () => {
  const buckets = new Set(Array.from({ length: 100_000 }, (_, at) => bucketOf(`subject ${at}`)));
  expect(buckets.size).toBeLessThanOrEqual(65_536);
  expect(buckets.size).toBeGreaterThan(50_000);
});
