import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodeQuickly, encodingFor } from './encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['zstd, gzip', 'zstd'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0, *', 'zstd'],
  ['*', 'br'],
  ['br;q=0.000;x=1, *;q=0', undefined],
  ['brotli, identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('for Accept-Encoding "%s" the encoding is %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test.each([
  ['br', brotliDecompressSync],
  ['zstd', zstdDecompressSync],
  ['gzip', gunzipSync],
] as const)('%s output is smaller and decodes to the original', async (name, decode) => {
  const text = Buffer.from('<li>Raid of the week</li>'.repeat(100));
  const { bytes, encoding } = await encodeQuickly(text, name);
  expect(encoding).toBe(name);
  expect(bytes.byteLength).toBeLessThan(text.byteLength / 2);
  expect(decode(bytes).equals(text)).toBe(true);
});

test('a short body is sent uncompressed', async () => {
  const text = Buffer.from('{"data":{}}');
  expect(await encodeQuickly(text, 'br')).toEqual({ bytes: text, encoding: undefined });
});
