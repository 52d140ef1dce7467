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

  test('a test key takes payments on any database, a live key on PostgreSQL only', () => {
    expect(read({ DATA_DIR: dataDir }).stripe).toBeUndefined();
    expect(read(keys('test')).stripe).toMatchObject({ toleranceSeconds: 300 });
    expect(() => read(keys('live'))).toThrow('STRIPE_SECRET_KEY');
    expect(read({ ...keys('live'), DATABASE_URL }).stripe).toBeDefined();
  });

  test('a rehearsal calls a mock of Stripe on this machine, and only with a test key', () => {
    const at = (address: string, kind = 'test') => ({ ...keys(kind), DATABASE_URL, STRIPE_API_URL: address });
    expect(read(at('http://localhost:12111/')).stripe).toMatchObject({ apiUrl: 'http://localhost:12111' });
    expect(read(keys('test')).stripe).not.toHaveProperty('apiUrl');
    expect(() => read(at('http://localhost:12111', 'live'))).toThrow('STRIPE_API_URL: is for rehearsals');
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

  test.each(['0', '-1', 'NaN', 'never', '1e9', '300.5'])('events of any age are refused: %s', (tolerance) => {
    const env = { ...keys('test'), STRIPE_TOLERANCE_SECONDS: tolerance };
    expect(() => read(env)).toThrow('STRIPE_TOLERANCE_SECONDS');
  });

  test.each([
    ['STRIPE_SECRET_KEY', 'pk_test_0123456789'],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_test_0123456789'],
    ['STRIPE_PUBLISHABLE_KEY', 'pk_live_0123456789'],
    ['STRIPE_WEBHOOK_SECRET', ''],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => read({ ...keys('test'), [name]: value })).toThrow(name);
  });
});

test('a wrong setting is an error that says what it must be, beside those of the shop', () => {
  const wrong = { DATA_DIR: dataDir, STRIPE_TOLERANCE_SECONDS: 'never', SHOP_PORT: 'many' };
  expect(() => read(wrong)).toThrow('STRIPE_TOLERANCE_SECONDS: must be a whole number of seconds, 1 to 900');
  expect(() => read(wrong)).toThrow('SHOP_PORT');
});
