import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { misspeltSettings } from '#scripts/setup/settings.ts';

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABASEURL', 'DATABASE_URL'],
  ['DATA_DRI', 'DATA_DIR'],
  ['SHOP_PROT', 'SHOP_PORT'],
  ['STRIPE_SECERT_KEY', 'STRIPE_SECRET_KEY'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['site_url', 'SITE_URL'],
  ['LIMIT_ORDERS_SESSION', 'one of the LIMIT_… in .env.example'],
])('%s means %s', (given, meant) => {
  expect(misspeltSettings({ [given]: 'x' })).toEqual([{ given, meant }]);
});

test('neither settings nor other variables of an environment are taken for typos', () => {
  const usual = ['HOME', 'PATH', 'LANG', 'HOSTNAME', 'TEST_DATABASE_URL', 'NODE_OPTIONS', 'npm_lifecycle_event'];
  const env = Object.fromEntries([...usual, 'DATABASE_URL', 'NODE_ENV', 'METRICS_PORT'].map((name) => [name, 'x']));
  expect(misspeltSettings(env)).toEqual([]);
});

test.each(['migrate', 'publish', 'catalog', 'privacy', 'vault', 'desk'])('%s tells of a misspelt setting', (script) => {
  const env = {
    PATH: process.env['PATH'],
    DATABSE_URL: 'postgres://shop@127.0.0.1:9/shop',
    SHOP_URL: 'http://[::1]:9',
  };
  const { stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, '--nothing'], { env, encoding: 'utf8' });
  expect(stderr).toContain('DATABSE_URL is no setting and is not read; did you mean DATABASE_URL?');
});
