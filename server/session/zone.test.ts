import { expect, test } from 'vitest';
import { readZone } from './zone.ts';

test.each(['Europe/Paris', 'America/Port-au-Prince', 'UTC', 'Etc/GMT+5'])('%s is a valid time zone', (zone) =>
  expect(readZone(zone)).toBe(zone),
);

test('a legacy time zone name is read as its current name', () => {
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
])('%.20s is not a valid time zone', (sent) => expect(readZone(sent)).toBeUndefined());
