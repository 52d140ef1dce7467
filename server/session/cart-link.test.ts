import { expect, test } from 'vitest';
import { createCartLinks } from './cart-link.ts';

const LINES = [
  { product: '7', quantity: 2, options: [{ sendid: '12', value: '3' }], event: null },
  { product: '9', quantity: 500, options: [], event: '41' },
];
const DAY_MS = 24 * 60 * 60 * 1000;

test('a cart link restores its cart for seven days and then expires', () => {
  let now = Date.parse('2026-11-22T09:00:00Z');
  const links = createCartLinks('secret', () => now);
  const token = links.write(LINES);
  expect(links.read(token)).toEqual({ lines: LINES, expiresAtMs: now + 7 * DAY_MS });
  now += 7 * DAY_MS - 1;
  expect(links.read(token)?.lines).toEqual(LINES);
  now += 1;
  expect(links.read(token)).toBeUndefined();
});

test('a forged, damaged or overlong cart link is rejected', () => {
  const token = createCartLinks('secret').write(LINES);
  const [text = '', signature = ''] = token.split('.');
  const links = createCartLinks('secret');
  const forged = Buffer.from(JSON.stringify([9_999_999_999, [['7', 1, [], null]]])).toString('base64url');
  for (const other of [
    '',
    'x',
    `${forged}.${signature}`,
    `${text}.${signature.slice(1)}A`,
    `${'a'.repeat(20_000)}.${signature}`,
  ]) {
    expect(links.read(other)).toBeUndefined();
  }
  expect(createCartLinks('another').read(token)).toBeUndefined();
});
