import { expect, test } from 'vitest';
import { tidyAddress } from './tidy-address.ts';

test('trailing slashes are removed from the path', () => {
  expect(tidyAddress('/en-us/')).toBe('/en-us');
  expect(tidyAddress('/en-us/wow-carry//?page=2&utm=a/')).toBe('/en-us/wow-carry?page=2&utm=a/');
});

test('letters and digits that are encoded needlessly are decoded in the path, once', () => {
  expect(tidyAddress('/en-us/f%61q?q=%61')).toBe('/en-us/faq?q=%61');
  expect(tidyAddress('/en-us/wow%2Dcarry/%70%41g%65%31/')).toBe('/en-us/wow-carry/pAge1');
  expect(tidyAddress('/en-us/%2561')).toBeUndefined();
});

test.each([
  '/',
  '/en-us',
  '/en-us/wow-carry',
  '/en-us/faq?from=/',
  '//evil.example/',
  '/de-de/f%61q/',
  '/en-uss/',
  '/en-us/a%2Fb%2E%C3%A9%5B',
])('%s is left unchanged', (url) => expect(tidyAddress(url)).toBeUndefined());
