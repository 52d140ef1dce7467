import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readShopConfig } from '#shop/config/config.ts';
import { stripeSettings } from './settings.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'waystone-stripe-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const read = (env: NodeJS.ProcessEnv) => readShopConfig(env, [stripeSettings]);

describe('with Stripe', () => {
  const keys = (kind: string) => ({
    DATA_DIR: dataDir,
    STRIPE_SECRET_KEY: `sk_${kind}_0123456789`,
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
  });
  const DATABASE_URL = 'postgres://shop@db.example/shop';

  test('a test key is accepted with any database, a live key only with PostgreSQL', () => {
    expect(read({ DATA_DIR: dataDir }).stripe).toBeUndefined();
    expect(read(keys('test')).stripe).toMatchObject({ toleranceSeconds: 300 });
    expect(() => read(keys('live'))).toThrow('STRIPE_SECRET_KEY');
    expect(read({ ...keys('live'), DATABASE_URL }).stripe).toBeDefined();
  });

  test('STRIPE_API_URL is accepted only for a mock on this machine and with a test key', () => {
    const at = (address: string, kind = 'test') => ({ ...keys(kind), DATABASE_URL, STRIPE_API_URL: address });
    expect(read(at('http://localhost:12111/')).stripe).toMatchObject({ apiUrl: 'http://localhost:12111' });
    expect(read(keys('test')).stripe).not.toHaveProperty('apiUrl');
    expect(() => read(at('http://localhost:12111', 'live'))).toThrow('STRIPE_API_URL: is for testing only');
    for (const other of [
      'https://api.stripe.example',
      'http://localhost.example',
      'http://localhost:1/v1',
      'localhost',
    ])
      expect(() => read(at(other))).toThrow('STRIPE_API_URL: must be');
    const fields = { ...at('http://localhost:12111'), STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789' };
    expect(() => read(fields)).toThrow('STRIPE_API_URL: leaves no use for STRIPE_PUBLISHABLE_KEY');
    expect(() => read({ DATA_DIR: dataDir, STRIPE_API_URL: 'http://localhost:12111' })).toThrow('STRIPE_API_URL');
  });

  test.each(['0', '-1', 'NaN', 'never', '1e9', '300.5'])(
    'an invalid limit on the age of events is rejected: %s',
    (tolerance) => {
      const env = { ...keys('test'), STRIPE_TOLERANCE_SECONDS: tolerance };
      expect(() => read(env)).toThrow('STRIPE_TOLERANCE_SECONDS');
    },
  );

  test.each([
    ['STRIPE_SECRET_KEY', 'pk_test_0123456789'],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_test_0123456789'],
    ['STRIPE_PUBLISHABLE_KEY', 'pk_live_0123456789'],
    ['STRIPE_WEBHOOK_SECRET', ''],
  ])('%s=%s is rejected, and the error names the setting', (name, value) => {
    expect(() => read({ ...keys('test'), [name]: value })).toThrow(name);
  });
});

test('an error about an invalid setting states the expected value, along with errors of shop settings', () => {
  const wrong = { DATA_DIR: dataDir, STRIPE_TOLERANCE_SECONDS: 'never', SHOP_PORT: 'many' };
  expect(() => read(wrong)).toThrow('STRIPE_TOLERANCE_SECONDS: must be a whole number of seconds, 1 to 900');
  expect(() => read(wrong)).toThrow('SHOP_PORT');
});
