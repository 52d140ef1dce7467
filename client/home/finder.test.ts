import { expect, it } from 'vitest';
import { finderTarget } from './finder.ts';

it('the finder leads to the chosen service or game', () => {
  expect(finderTarget('wow-carry', 'wow-carry/raids')).toBe('/en-us/wow-carry/raids');
  expect(finderTarget('wow-carry', '')).toBe('/en-us/wow-carry');
});

it('a service of another game is ignored', () => {
  expect(finderTarget('diablo-4', 'wow-carry/raids')).toBe('/en-us/diablo-4');
});

it('an invalid path is ignored', () => {
  expect(finderTarget('//elsewhere.example', '')).toBe('/en-us');
  expect(finderTarget('wow-carry', 'wow-carry/../../x')).toBe('/en-us/wow-carry');
});
