import { expect, test } from 'vitest';
import { fitsSegments } from './fits-segments.ts';

const fits = (...names: string[]) => fitsSegments(names.map((name) => ({ name, hint: '' })));

test('two to four short values fit segments', () => {
  expect(fits('Normal', 'Heroic', 'Mythic')).toBe(true);
  expect(fits('Europe', 'Americas', 'Asia Pacific')).toBe(true);
  expect(fits('One', 'Two', 'Three', 'Four')).toBe(true);
  expect(fits('Normal')).toBe(false);
  expect(fits('One', 'Two', 'Three', 'Four', 'Five')).toBe(false);
});

test('a long name, or a word too long for its segment, does not fit', () => {
  expect(fits('Current league', 'Current league hardcore')).toBe(false);
  expect(fits('Damage', 'Healer', 'Schadensverursacher')).toBe(false);
  expect(fits('Strategist', 'Tank')).toBe(true);
  expect(fits('Strategist', 'Tank', 'Damage', 'Healer')).toBe(false);
});

test('several values with hints do not fit segments', () => {
  const explained = { name: 'Duo', hint: 'You play with us' };
  expect(fitsSegments([explained, { name: 'Piloted', hint: '' }])).toBe(true);
  expect(fitsSegments([explained, { name: 'Piloted', hint: 'We play for you' }])).toBe(false);
});
