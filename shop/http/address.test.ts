import { expect, test } from 'vitest';
import { isOwnNetwork, readAddress } from './address.ts';
import { callerAddress } from './caller-address.ts';

test.each([
  ['8.8.8.8', '8.8.8.8'],
  ['2001:4860:4860:0:0:0:0:8888', '2001:4860:4860::8888'],
  ['::ffff:8.8.4.4', '8.8.4.4'],
  ['::FFFF:0808:0404', '8.8.4.4'],
  ['::1', '::1'],
  ['fe80::1%eth0', 'fe80::1'],
])('%s is the address %s', (text, address) => {
  expect(readAddress(text)).toBe(address);
});

test.each(['', 'localhost', '8.8.8.8:80', '[::1]', '[::1]:80', '256.1.1.1', '1.2.3', '0x7f.1', '1.2.3.4 ', '::g'])(
  '"%s" is no address',
  (text) => {
    expect(readAddress(text)).toBeUndefined();
  },
);

test.each(['127.0.0.1', '10.1.2.3', '172.31.255.255', '192.168.0.1', '169.254.1.1', '::1', 'fd00::1', 'fe80::1'])(
  '%s stands in no country',
  (address) => {
    expect(isOwnNetwork(address)).toBe(true);
  },
);

test.each(['8.8.8.8', '172.32.0.1', '2001:4860:4860::8888'])('%s stands in a country', (address) => {
  expect(isOwnNetwork(address)).toBe(false);
});

test('a neighbour speaks for the shopper it names last', () => {
  expect(callerAddress('::ffff:127.0.0.1', '1.1.1.1, 8.8.8.8', false)).toBe('8.8.8.8');
  expect(callerAddress('10.0.0.2', undefined, false)).toBe('10.0.0.2');
  expect(callerAddress('127.0.0.1', 'unknown', false)).toBe('127.0.0.1');
});

test('a stranger speaks only for himself, unless a CDN stands between', () => {
  expect(callerAddress('9.9.9.9', '8.8.8.8', false)).toBe('9.9.9.9');
  expect(callerAddress('9.9.9.9', '8.8.8.8', true)).toBe('8.8.8.8');
});
