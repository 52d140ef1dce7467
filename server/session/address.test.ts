import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf } from './address.ts';

const request = (peer: string | undefined, forwarded?: string) =>
  ({ socket: { remoteAddress: peer }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

test('without a proxy a visitor cannot say who he is', () => {
  expect(addressOf(request('9.9.9.9', '1.1.1.1'), 0)).toBe('9.9.9.9');
});

test('each trusted proxy tells of the one before it', () => {
  const forwarded = '6.6.6.6, 1.1.1.1, 10.0.0.1';
  expect([1, 2].map((proxies) => addressOf(request('10.0.0.2', forwarded), proxies))).toEqual(['10.0.0.1', '1.1.1.1']);
  expect(addressOf(request('10.0.0.2'), 2)).toBe('10.0.0.2');
});

test('what is no address is nobody', () => {
  expect(addressOf(request('10.0.0.2', 'unknown\r\nx'), 1)).toBe('');
  expect(addressOf(request(undefined), 0)).toBe('');
});
