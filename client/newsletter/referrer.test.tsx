import { beforeEach, expect, it } from 'vitest';
import { cameFrom, storeReferrer } from './referrer.ts';

beforeEach(() => localStorage.clear());

it('the return link leads to the page on which the visitor subscribed', () => {
  expect(cameFrom()).toBe('/en-us');
  storeReferrer('/en-us/wow-carry/raids?page=2');
  expect(cameFrom()).toBe('/en-us/wow-carry/raids?page=2');
});

it('a return path outside the shop falls back to the home page', () => {
  for (const path of ['https://evil.example', '//evil.example', '/\\evil.example', '/graphql', 'javascript:alert(1)']) {
    storeReferrer(path);
    expect(cameFrom()).toBe('/en-us');
  }
});
