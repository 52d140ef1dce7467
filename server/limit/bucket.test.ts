import { expect, test } from 'vitest';
import { bucketOf } from './bucket.ts';

test('IPv6 addresses in the same /64 network count as one caller', () => {
  const household = ['2a00:1450:4001:81::200e', '2a00:1450:4001:81:5:6:7:8', '2a00:1450:4001:81::'];
  expect(new Set(household.map(bucketOf)).size).toBe(1);
  expect(bucketOf('2a00:1450::1')).toBe(bucketOf('2a00:1450:0:0:ffff::1'));
});

test.each([
  ['2a00:1450:4001:81::1', '2a00:1450:4001:82::1'],
  ['::1', '2a00:1450:4001:81::1'],
  ['8.8.8.8', '8.8.8.9'],
])('%s and %s count as two callers', (one, other) => {
  expect(bucketOf(one)).not.toBe(bucketOf(other));
});
