import { expect, it } from 'vitest';
import { finderTarget } from './finder.ts';

it('the finder leads to the service of the chosen game', () => {
  expect(finderTarget('wow-carry', 'wow-carry/raids')).toBe('/en-us/wow-carry/raids');
  expect(finderTarget('wow-carry', '')).toBe('/en-us/wow-carry');
});

it('a service of another game is not taken', () => {
  expect(finderTarget('diablo-4', 'wow-carry/raids')).toBe('/en-us/diablo-4');
});

it('an address that is none leads home', () => {
  expect(finderTarget('//elsewhere.example', '')).toBe('/en-us');
  expect(finderTarget('wow-carry', 'wow-carry/../../x')).toBe('/en-us/wow-carry');
});
