import { expect, test } from 'vitest';
import { allOf } from './all-of.ts';

test('proper names keep their case after All, other words become lowercase', () => {
  const names = ['Raids', 'Character boost', 'PvP', 'Mythic+', 'Trials of Osiris', 'EA FC'];
  expect(names.map(allOf)).toEqual([
    'All raids',
    'All character boost',
    'All PvP',
    'All Mythic+',
    'All Trials of Osiris',
    'All EA FC',
  ]);
});
