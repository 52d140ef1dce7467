import { expect, test } from 'vitest';
import { configuredAddress, isConfigured, readAddress } from './page-address.ts';

test('unknown query parameters are omitted, and known ones are put in a fixed order', () => {
  expect(readAddress('/en-us/wow?utm=1&sort=name&page=2')).toMatchObject({
    pathname: '/en-us/wow',
    search: '?page=2&sort=name',
  });
  expect(readAddress('/en-us/wow?__proto__=1')).toMatchObject({ pathname: '/en-us/wow', search: '' });
});

test('the first value of a repeated parameter is used, and an overlong one is omitted', () => {
  expect(readAddress('/en-us?page=1&page=2')?.search).toBe('?page=1');
  expect(readAddress(`/en-us?sort=${'x'.repeat(101)}`)?.search).toBe('');
});

test('repeated filter parameters are all read, at most 30', () => {
  expect(readAddress('/en-us/wow?f=12&sort=name&f=15')?.search).toBe('?sort=name&f=12&f=15');
  const many = Array.from({ length: 99 }, (_, at) => `f=${at + 1}`).join('&');
  expect(new URLSearchParams(readAddress(`/en-us/wow?${many}`)?.search).getAll('f')).toHaveLength(30);
});

test.each(['/en-us/%', '/en-us/ö', '/en-us/"', '/\\host', 'http://host/', `/${'a'.repeat(400)}`, ''])(
  '%j is not a valid page address',
  (url) => expect(readAddress(url)).toBeUndefined(),
);

test('a search path with percent-encoded characters is a valid page address', () => {
  expect(readAddress('/en-us/search/50%25%20off')?.pathname).toBe('/en-us/search/50%25%20off');
});

test('possible configuration parameters are separate from those of the cache key', () => {
  const address = readAddress('/en-us/raid?play=piloted&page=2&levels=10-80&play=self&Bad=1&utm_source=x')!;
  expect(address.search).toBe('?page=2');
  expect([...address.configuration]).toEqual([
    ['play', 'piloted'],
    ['levels', '10-80'],
    ['utm_source', 'x'],
  ]);
  expect(isConfigured(address, ['region', 'levels'])).toBe(true);
  expect(isConfigured(address, ['region', 'page'])).toBe(false);
  expect(configuredAddress(address).search).toBe('?page=2&play=piloted&levels=10-80&utm_source=x');
});

test('configuration parameters are limited in number and length', () => {
  const many = Array.from({ length: 99 }, (_, at) => `o${at}=1`).join('&');
  expect(readAddress(`/en-us/raid?${many}`)?.configuration.size).toBe(20);
  expect(readAddress(`/en-us/raid?realm=${'x'.repeat(201)}`)?.configuration.size).toBe(0);
});
