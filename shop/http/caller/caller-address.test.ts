import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { callerOf } from './caller-address.ts';

const config = { clientSecret: 'a secret of both services', countryHeaderTrusted: false };

const signed = (text: string, secret = config.clientSecret) => ({
  'x-visitor-address': text,
  'x-visitor-signature': createHmac('sha256', secret).update(text).digest('base64url'),
});

test('a visitor address signed by the storefront is accepted', () => {
  expect(callerOf('127.0.0.1', signed('8.8.8.8'), config)).toEqual({ address: '8.8.8.8', isClientItself: false });
  expect(callerOf('127.0.0.1', signed('-'), config)).toEqual({ address: '127.0.0.1', isClientItself: true });
});

test.each([
  ['no signature', { 'x-visitor-address': '8.8.8.8' }],
  ['the signature of another address', { ...signed('8.8.4.4'), 'x-visitor-address': '8.8.8.8' }],
  ['the signature of another secret', signed('8.8.8.8', 'guessed')],
  ['a signature of another length', { ...signed('8.8.8.8'), 'x-visitor-signature': 'AAAA' }],
  ['a claim to be the storefront', { 'x-visitor-address': '-' }],
  ['a forwarded address', { 'x-forwarded-for': '8.8.8.8' }],
])('%s is not trusted, whatever network it comes from', (_, headers) => {
  for (const peer of ['::ffff:127.0.0.1', '10.0.0.2', '9.9.9.9']) {
    const { address, isClientItself } = callerOf(peer, headers, config);
    expect([address, isClientItself]).toEqual([peer.replace('::ffff:', ''), false]);
  }
});

test('behind a configured CDN the last X-Forwarded-For address is used', () => {
  const behindCdn = { ...config, countryHeaderTrusted: true };
  expect(callerOf('9.9.9.9', { 'x-forwarded-for': '1.1.1.1, 8.8.8.8' }, behindCdn).address).toBe('8.8.8.8');
  expect(callerOf('9.9.9.9', { 'x-forwarded-for': 'unknown' }, behindCdn).address).toBe('9.9.9.9');
  expect(callerOf('9.9.9.9', {}, behindCdn).address).toBe('9.9.9.9');
});
