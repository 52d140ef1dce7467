import { expect, test } from 'vitest';
import { isOwnNetwork, readAddress } from './address.ts';

test.each([
  ['8.8.8.8', '8.8.8.8'],
  ['2001:4860:4860:0:0:0:0:8888', '2001:4860:4860::8888'],
  ['::ffff:8.8.4.4', '8.8.4.4'],
  ['::FFFF:0808:0404', '8.8.4.4'],
  ['64:ff9b::8.8.4.4', '8.8.4.4'],
  ['64:ff9b::1', '0.0.0.1'],
  ['64:ff9b::', '0.0.0.0'],
  ['::ffff:0:1234', '0.0.18.52'],
  // One group after `ffff` is none of `::ffff:0:0/96`.
  ['::ffff:1234', '::ffff:1234'],
  ['::1', '::1'],
  ['fe80::1%eth0', 'fe80::1'],
])('%s is normalized to the address %s', (text, address) => {
  expect(readAddress(text)).toBe(address);
});

test.each(['', 'localhost', '8.8.8.8:80', '[::1]', '[::1]:80', '256.1.1.1', '1.2.3', '0x7f.1', '1.2.3.4 ', '::g'])(
  '"%s" is not a valid address',
  (text) => {
    expect(readAddress(text)).toBeUndefined();
  },
);

test.each(['127.0.0.1', '10.1.2.3', '172.31.255.255', '192.168.0.1', '169.254.1.1', '::1', 'fd00::1', 'fe80::1'])(
  '%s is a private or local address',
  (address) => {
    expect(isOwnNetwork(address)).toBe(true);
  },
);

// What a name leads to is read so before a notification is sent there.
test.each([
  '64:ff9b::a9fe:a9fe',
  '64:ff9b::10.0.0.1',
  '2002:7f00:1::',
  '::127.0.0.1',
  'fec0::1',
  '::ffff:169.254.169.254',
  '::ffff:0:127.0.0.1',
  '3fff::1',
])('%s is detected as a private or local address in another notation', (address) => {
  expect(isOwnNetwork(readAddress(address)!)).toBe(true);
});

test.each(['8.8.8.8', '172.32.0.1', '2001:4860:4860::8888'])('%s is a public address', (address) => {
  expect(isOwnNetwork(address)).toBe(false);
});
