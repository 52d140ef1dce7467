import { expect, test } from 'vitest';
import { readZone } from './zone.ts';

test.each(['Europe/Paris', 'America/Port-au-Prince', 'UTC', 'Etc/GMT+5'])('%s is a zone', (zone) =>
  expect(readZone(zone)).toBe(zone),
);

test('an older name is read as the one of today', () => {
  expect(readZone('US/Eastern')).toBe('America/New_York');
});

test.each([
  undefined,
  '',
  'europe/paris',
  'EUROPE/PARIS2',
  'Europe/Atlantis',
  '+05:30',
  'Europe/Paris"><script>',
  '../../etc',
  `E${'u'.repeat(8_000)}`,
])('%.20s is none', (sent) => expect(readZone(sent)).toBeUndefined());
