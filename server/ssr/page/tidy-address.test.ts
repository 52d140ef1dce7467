import { expect, test } from 'vitest';
import { tidyAddress } from './tidy-address.ts';

test('an address with a slash at its end leads to the one without', () => {
  expect(tidyAddress('/en-us/')).toBe('/en-us');
  expect(tidyAddress('/en-us/wow-carry//?page=2&utm=a/')).toBe('/en-us/wow-carry?page=2&utm=a/');
});

test.each(['/', '/en-us', '/en-us/wow-carry', '/en-us/faq?from=/', '//evil.example/', '/de-de/faq/', '/en-uss/'])(
  '%s stays as it is',
  (url) => expect(tidyAddress(url)).toBeUndefined(),
);
