import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { warningsOf } from './warnings.ts';

const stripe = (secretKey: string) => ({ secretKey, webhookSecret: 'whsec_0123456789', toleranceSeconds: 300 });
const NO_DATABASE = { databaseUrl: '', dataDir: '/nowhere' };
const smtpUrl = 'smtp://mail.example';

test.each([
  [{ smtpUrl, stripe: stripe('sk_live_0123456789') }, []],
  [{ smtpUrl: '', stripe: stripe('rk_live_0123456789') }, ['SMTP_URL is not set']],
  [{ smtpUrl, stripe: stripe('sk_test_0123456789') }, ['STRIPE_SECRET_KEY is a test key']],
  [{ smtpUrl: '' }, ['SMTP_URL is not set', 'STRIPE_SECRET_KEY is not set']],
])('a shop with %j gets a warning for each missing production setting', (config, told) => {
  expect(warningsOf({ ...NO_DATABASE, ...config })).toEqual(told.map((start) => expect.stringContaining(start)));
});

test('a shop that has moved to PostgreSQL gets a warning about the leftover embedded database', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'waystone-moved-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const sound = { smtpUrl, stripe: stripe('sk_live_0123456789'), dataDir };
  const databaseUrl = 'postgres://shop@db/shop';
  expect(warningsOf({ ...sound, databaseUrl })).toEqual([]);
  mkdirSync(join(dataDir, 'db'));
  writeFileSync(join(dataDir, 'db', 'PG_VERSION'), '17');
  expect(warningsOf({ ...sound, databaseUrl })).toEqual([expect.stringContaining(join(dataDir, 'db'))]);
  expect(warningsOf({ ...sound, databaseUrl: '' })).toEqual([]);
});
