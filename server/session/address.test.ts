import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf } from './address.ts';

const request = (peer: string | undefined, forwarded?: string) =>
  ({ socket: { remoteAddress: peer }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

test('X-Forwarded-For is ignored without a trusted proxy', () => {
  expect(addressOf(request('9.9.9.9', '1.1.1.1'), 0)).toBe('9.9.9.9');
});

test('X-Forwarded-For is read from the right, one address per trusted proxy', () => {
  const forwarded = '6.6.6.6, 1.1.1.1, 10.0.0.1';
  expect([1, 2].map((proxies) => addressOf(request('10.0.0.2', forwarded), proxies))).toEqual(['10.0.0.1', '1.1.1.1']);
  expect(addressOf(request('10.0.0.2'), 2)).toBe('10.0.0.2');
});

test('an invalid or missing address is read as an empty string', () => {
  expect(addressOf(request('10.0.0.2', 'unknown\r\nx'), 1)).toBe('');
  expect(addressOf(request(undefined), 0)).toBe('');
});

test.each([
  ['::ffff:8.8.8.8', '8.8.8.8'],
  ['::FFFF:808:808', '8.8.8.8'],
  ['0:0:0:0:0:ffff:8.8.8.8', '8.8.8.8'],
  ['64:ff9b::8.8.8.8', '8.8.8.8'],
  ['::ffff:0.0.0.8', '0.0.0.8'],
  ['::ffff:0:1234', '0.0.18.52'],
  ['::ffff:1234:0', '18.52.0.0'],
  ['::ffff:0:0', '0.0.0.0'],
  ['64:ff9b::', '0.0.0.0'],
  // One group after `ffff` is none of `::ffff:0:0/96`.
  ['::ffff:1234', '::ffff:1234'],
  ['0:0:0:0:0:0:ffff:1234', '::ffff:1234'],
  ['::ffff:0:808:808', '::ffff:0:808:808'],
  ['2A00:1450:4001:0081:0000:0000:0000:200e', '2a00:1450:4001:81::200e'],
  ['fe80::1%eth0', 'fe80::1'],
  ['8.8.8.8:51234', '8.8.8.8'],
  ['[2a00:1450::1]:51234', '2a00:1450::1'],
  ['[2a00:1450::1]', '2a00:1450::1'],
])('%s is normalized to %s', (written, address) => {
  expect(addressOf(request('10.0.0.2', written), 1)).toBe(address);
});

test.each(['8.8.8', '8.8.8.8.8', '08.8.8.8', '2a00:::1', '[8.8.8.8', '8.8.8.8:', 'for=8.8.8.8', '-', '8.8.8.8%1'])(
  '%s is not a valid address',
  (written) => expect(addressOf(request('10.0.0.2', written), 1)).toBe(''),
);

test('forged proxy headers do not change the address that the trusted proxy saw', () => {
  const forged = ['1.1.1.1, '.repeat(40), ',,,', 'for=7.7.7.7;'].join('');
  expect(addressOf(request('10.0.0.2', `${forged}, 6.6.6.6`), 1)).toBe('6.6.6.6');
});

test('the headers Forwarded, X-Real-IP and CF-Connecting-IP are ignored', () => {
  const headers = { forwarded: 'for=7.7.7.7', 'x-real-ip': '7.7.7.7', 'cf-connecting-ip': '7.7.7.7' };
  const req = { socket: { remoteAddress: '10.0.0.2' }, headers } as unknown as IncomingMessage;
  expect([0, 1].map((proxies) => addressOf(req, proxies))).toEqual(['10.0.0.2', '10.0.0.2']);
});
