import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readShopConfig } from './config.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'waystone-config-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('without settings the shop uses local defaults, and its generated secrets are stable', () => {
  const config = readShopConfig({ DATA_DIR: dataDir });
  expect(config).toMatchObject({ host: '127.0.0.1', port: 4000, databaseUrl: '', payUrl: 'http://localhost:3000' });
  expect(config.clientSecret).toMatch(/^[\w-]{43}$/);
  expect(readShopConfig({ DATA_DIR: dataDir }).clientSecret).toBe(config.clientSecret);
});

test('an empty setting counts as unset, and PAY_URL defaults to SITE_URL', () => {
  const config = readShopConfig({ DATA_DIR: dataDir, SHOP_PORT: '', SITE_URL: 'https://shop.example/' });
  expect([config.port, config.siteUrl, config.payUrl]).toEqual([4000, 'https://shop.example', 'https://shop.example']);
});

test.each([
  ['SHOP_PORT', '70000'],
  ['SHOP_PORT', 'many'],
  ['DATABASE_URL', 'mysql://x/y'],
  ['SITE_URL', 'javascript:alert(1)'],
  ['LOG_LEVEL', 'loud'],
  ['COUNTRY_HEADER', 'cf ipcountry'],
  ['COUNTRY_HEADER_TRUSTED', 'yes'],
  ['SMTP_URL', 'mail.example.com:25'],
  ['MAIL_FROM', 'Waystone <nobody>'],
  ['MAIL_FROM', 'a@b.example\nBcc: c@d.example'],
  ['SHOP_CLIENT_ID', 'waystone:storefront'],
  ['SUPPORT_MAIL', 'Team <team@shop.example>'],
])('%s=%s is rejected, and the error names the setting', (name, value) => {
  expect(() => readShopConfig({ DATA_DIR: dataDir, [name]: value })).toThrow(name);
});

test.each([
  ['DATABASE_URL', 'mysql://x/y', 'must be like postgres://'],
  ['SITE_URL', 'abc', 'must be an address without a path'],
  ['PAY_URL', 'https://shop.example/pay', 'must be an address without a path'],
  ['RETAIN_ORDERS_MONTHS', 'long', 'must be a whole number of months, 1 to 1200'],
  ['UNPAID_ORDER_MINUTES', '0', 'must be a whole number of minutes, 1 to 1440'],
  ['FAR_RUN_HOURS', 'far', 'must be a whole number of hours, 1 to 720'],
  ['MAX_ORDER_USD', '1e99', 'must be a whole number of units of the currency, 1 to 10000000'],
  ['SMTP_URL', 'smtp://', 'must be like smtp://'],
  [
    'DATABASE_URL',
    'postgres://a@b/c?sslmode=verify-full&sslrootcert=/none/ca.pem',
    'sslrootcert=/none/ca.pem cannot be read',
  ],
  ['RETAIN_MAIL_DAYS', '1', 'must be a whole number of days, 7 to 36500'],
])('%s=%s is rejected with an error that states the expected value', (name, value, remedy) => {
  expect(() => readShopConfig({ DATA_DIR: dataDir, [name]: value })).toThrow(`${name}: ${remedy}`);
});

test.each([
  ['PAY_URL', 'shop', /^PAY_URL: must be an address without a path, such as \S+$/],
  ['SMTP_URL', 'mail:25', /^SMTP_URL: must be like \S+$/],
])('%s=%s is reported once', (name, value, told) => {
  expect(() => readShopConfig({ DATA_DIR: dataDir, [name]: value })).toThrow(told);
});

test('by default the country header is not trusted and mail is written to files', () => {
  const plain = readShopConfig({ DATA_DIR: dataDir });
  expect(plain).toMatchObject({ countryHeader: 'cf-ipcountry', countryHeaderTrusted: false, smtpUrl: '' });
  const set = readShopConfig({
    DATA_DIR: dataDir,
    COUNTRY_HEADER: 'X-Country',
    COUNTRY_HEADER_TRUSTED: '1',
    SMTP_URL: 'smtps://user:secret@mail.example.com',
    MAIL_FROM: 'Orders <orders@shop.example>',
  });
  expect(set).toMatchObject({ countryHeader: 'x-country', countryHeaderTrusted: true });
  expect(set).toMatchObject({
    smtpUrl: 'smtps://user:secret@mail.example.com',
    mailFrom: 'Orders <orders@shop.example>',
  });
});

test('inquiries go to support at the sender’s host unless SUPPORT_MAIL is set', () => {
  const mailFrom = { DATA_DIR: dataDir, MAIL_FROM: 'Orders <orders@shop.example>' };
  expect(readShopConfig(mailFrom).supportMail).toBe('support@shop.example');
  expect(readShopConfig({ ...mailFrom, SUPPORT_MAIL: 'team@desk.example' }).supportMail).toBe('team@desk.example');
});

test('a client id without a client secret is rejected', () => {
  expect(() => readShopConfig({ DATA_DIR: dataDir, SHOP_CLIENT_ID: 'someone' })).toThrow('SHOP_CLIENT_SECRET');
});

test('a damaged secrets file is reported as an error', () => {
  writeFileSync(join(dataDir, 'secrets.json'), '{"clientId":');
  expect(() => readShopConfig({ DATA_DIR: dataDir })).toThrow('secrets.json is damaged');
});

test('the error about a damaged vault key says to restore its copy, not to remove it', () => {
  writeFileSync(join(dataDir, 'vault.json'), '{');
  expect(() => readShopConfig({ DATA_DIR: dataDir })).toThrow(/vault\.json is damaged: restore it from a backup/);
});

test('an older secrets file gains a desk key and keeps its other values', () => {
  const before = { clientId: 'waystone-before', clientSecret: 'kept-as-it-was' };
  writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(before));
  const config = readShopConfig({ DATA_DIR: dataDir });
  expect(config).toMatchObject(before);
  expect(config.deskKey).toMatch(/^[\w-]{43}$/);
  expect(readShopConfig({ DATA_DIR: dataDir }).deskKey).toBe(config.deskKey);
  expect(readdirSync(dataDir)).toEqual(['secrets.json', 'vault.json']);
});

test('a configured DESK_KEY is used, and one that is too short, or that no header can carry, is rejected', () => {
  const key = 'a-key-of-our-own-choice';
  expect(readShopConfig({ DATA_DIR: dataDir, DESK_KEY: key }).deskKey).toBe(key);
  expect(JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).deskKey).not.toBe(key);
  for (const unfit of ['short', 'correct horse battery', 'schlüssel-der-theke'])
    expect(() => readShopConfig({ DATA_DIR: dataDir, DESK_KEY: unfit })).toThrow('DESK_KEY');
});

describe('a data folder that is readable by everyone', () => {
  const rightsOf = (...path: string[]) => (statSync(join(dataDir, ...path)).mode & 0o777).toString(8);
  const WRITTEN = ['secrets.json', 'db.lock', 'db/PG_VERSION', 'mail/1.eml', 'proofs/1.webp'];

  beforeEach(() => {
    for (const folder of ['db', 'mail', 'proofs']) mkdirSync(join(dataDir, folder), { mode: 0o755 });
    for (const path of WRITTEN) writeFileSync(join(dataDir, path), '{}', { mode: 0o644 });
    chmodSync(dataDir, 0o755);
  });

  test('is accessible to its owner only after a start', () => {
    readShopConfig({ DATA_DIR: dataDir });
    expect(['', 'db', 'mail', 'proofs'].map((folder) => rightsOf(folder))).toEqual(['700', '700', '700', '700']);
    expect(WRITTEN.map((path) => rightsOf(path))).toEqual(WRITTEN.map(() => '600'));
  });

  test('is so by a link to it, too', () => {
    const link = join(dataDir, 'theirs-link');
    const target = join(dataDir, 'db');
    symlinkSync(target, link);
    writeFileSync(join(target, 'secrets.json'), '{}', { mode: 0o644 });
    rmSync(join(target, 'PG_VERSION'));
    readShopConfig({ DATA_DIR: link });
    expect([rightsOf('db'), rightsOf('db/secrets.json')]).toEqual(['700', '600']);
  });

  test('keeps its own permissions, and those of foreign files, when it contains foreign files', () => {
    writeFileSync(join(dataDir, 'theirs.txt'), '', { mode: 0o644 });
    readShopConfig({ DATA_DIR: dataDir });
    expect([rightsOf(), rightsOf('theirs.txt')]).toEqual(['755', '644']);
    expect(['db', 'mail', 'proofs'].map((folder) => rightsOf(folder))).toEqual(['700', '700', '700']);
    expect(WRITTEN.map((path) => rightsOf(path))).toEqual(WRITTEN.map(() => '600'));
  });
});

test('a data folder that cannot be created is reported with a remedy', () => {
  writeFileSync(join(dataDir, 'file'), '');
  // Where the kernel keeps its own files nobody makes a folder, root neither.
  for (const path of [join(dataDir, 'file'), join(dataDir, 'file/data'), '/proc/waystone', '/proc/waystone/data']) {
    const start = () => readShopConfig({ DATA_DIR: path });
    expect(start).toThrow(/^DATA_DIR: \/.*; set DATA_DIR to a folder this user can write$/);
  }
});

test('the error about an unreadable secrets file names it', () => {
  mkdirSync(join(dataDir, 'secrets.json'));
  expect(() => readShopConfig({ DATA_DIR: dataDir })).toThrow(/^DATA_DIR: .*secrets\.json cannot be read; give it/);
});
