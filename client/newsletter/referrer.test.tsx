import { beforeEach, expect, it } from 'vitest';
import { cameFrom, storeReferrer } from './referrer.ts';

beforeEach(() => localStorage.clear());

it('the way back is the page on which somebody subscribed', () => {
  expect(cameFrom()).toBe('/en-us');
  storeReferrer('/en-us/wow-carry/raids?page=2');
  expect(cameFrom()).toBe('/en-us/wow-carry/raids?page=2');
});

it('no way back leads out of the shop', () => {
  for (const path of ['https://evil.example', '//evil.example', '/\\evil.example', '/graphql', 'javascript:alert(1)']) {
    storeReferrer(path);
    expect(cameFrom()).toBe('/en-us');
  }
});
