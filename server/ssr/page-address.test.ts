import { expect, test } from 'vitest';
import { readAddress } from './page-address.ts';

test('only parameters that pages read count, in one order', () => {
  expect(readAddress('/en-us/wow?utm=1&sort=name&page=2')).toEqual({
    pathname: '/en-us/wow',
    search: '?page=2&sort=name',
  });
  expect(readAddress('/en-us/wow?__proto__=1')).toEqual({ pathname: '/en-us/wow', search: '' });
});

test('of a repeated parameter the first counts, and a long one not at all', () => {
  expect(readAddress('/en-us?page=1&page=2')?.search).toBe('?page=1');
  expect(readAddress(`/en-us?sort=${'x'.repeat(101)}`)?.search).toBe('');
});

test.each(['/en-us/%', '/en-us/ö', '/en-us/"', '/\\host', 'http://host/', `/${'a'.repeat(400)}`, ''])(
  '%j is no address of a page',
  (url) => expect(readAddress(url)).toBeUndefined(),
);

test('escaped characters of a search are an address', () => {
  expect(readAddress('/en-us/search/50%25%20off')?.pathname).toBe('/en-us/search/50%25%20off');
});
