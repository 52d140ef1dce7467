import { expect, test } from 'vitest';
import { tidyAddress } from './tidy-address.ts';

test('trailing slashes are removed from the path', () => {
  expect(tidyAddress('/en-us/')).toBe('/en-us');
  expect(tidyAddress('/en-us/wow-carry//?page=2&utm=a/')).toBe('/en-us/wow-carry?page=2&utm=a/');
});

test.each(['/', '/en-us', '/en-us/wow-carry', '/en-us/faq?from=/', '//evil.example/', '/de-de/faq/', '/en-uss/'])(
  '%s is left unchanged',
  (url) => expect(tidyAddress(url)).toBeUndefined(),
);
