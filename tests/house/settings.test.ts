import { spawnSync } from 'node:child_process';
import { parseEnv } from 'node:util';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unreadableBecause, unreadLines } from '#scripts/setup/env-file.ts';
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
])('%s is reported as a typo of %s', (given, meant) => {
  expect(misspeltSettings({ [given]: 'x' })).toEqual([{ given, meant }]);
});

test('known settings and common environment variables are not reported as typos', () => {
  const usual = ['HOME', 'PATH', 'LANG', 'HOSTNAME', 'TEST_DATABASE_URL', 'NODE_OPTIONS', 'npm_lifecycle_event'];
  const env = Object.fromEntries([...usual, 'DATABASE_URL', 'NODE_ENV', 'METRICS_PORT'].map((name) => [name, 'x']));
  expect(misspeltSettings(env)).toEqual([]);
});

test.each(['migrate', 'publish', 'catalog', 'privacy', 'vault', 'desk'])('%s reports a misspelt setting', (script) => {
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    DATABSE_URL: 'postgres://shop@127.0.0.1:9/shop',
    SHOP_URL: 'http://[::1]:9',
  };
  const { stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, '--nothing'], { env, encoding: 'utf8' });
  expect(stderr).toContain('DATABSE_URL is not a known setting and is ignored; did you mean DATABASE_URL?');
});

test.each([
  ['PORT: 4000\nSITE_URL', [1, 2]],
  ['PORT=4000\r\n\r\nDESK_KEY=secret#and-more\r\n', [3]],
  ['SMTP_URL="smtp://shop:pa#ss@host"\n# a note\n  export PORT = 4000 # the usual\n', []],
  ["KEY='-----BEGIN\nand no name\n-----END'\nPORT 4000\n", [4]],
])('of %j, the lines %j are reported as not fully read by Node', (text, lines) => {
  expect(unreadLines(text).map(({ line }) => line)).toEqual(lines);
  // Node says nothing of them.
  expect(Object.values(parseEnv(text)).join()).not.toContain('and-more');
});

test('a settings file that Node cannot read is reported, and .env.example is readable', () => {
  expect(unreadableBecause(Buffer.from('PORT=4000\n', 'utf16le'))).toContain('not in UTF-8');
  expect(unreadableBecause(Buffer.from('MAIL_FROM=Café\n', 'latin1'))).toContain('not in UTF-8');
  expect(unreadableBecause(Buffer.from('\uFEFFPORT=4000\n'))).toContain('byte order mark');
  const example = readFileSync('.env.example');
  expect([unreadableBecause(example), unreadLines(example.toString())]).toEqual([undefined, []]);
});

test('a command whose output is lost fails, and one whose reader has left does not', () => {
  const run = (script: string) => spawnSync('sh', ['-c', script, process.execPath], { encoding: 'utf8' });
  const file = join(tmpdir(), `waystone-output-${process.pid}`);
  const full = run(`ulimit -f 0; "$0" scripts/publish.ts --help > ${file}`);
  rmSync(file);
  expect([full.status, full.stderr]).toEqual([1, expect.stringContaining('the output cannot be written')]);
  expect(run('"$0" scripts/publish.ts --help | true').stderr).toBe('');
});

test('a command ends with its exit code even if a timer remains, as of a database that could not be opened', () => {
  const script = `import { runCommand } from './scripts/setup/run.ts';
    setInterval(() => {}, 1_000_000);
    await runCommand(() => 3);`;
  const args = ['--input-type=module', '-e', script];
  expect(spawnSync(process.execPath, args, { timeout: 60_000 }).status).toBe(3);
});

test('the container image sets settings that exist, and contains nothing that git ignores', () => {
  const image = readFileSync('Dockerfile', 'utf8');
  const set = [...(/^ENV (.+)$/m.exec(image)?.[1] ?? '').matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name);
  expect(set).toEqual(['NODE_ENV', 'DATA_DIR', 'BUILDS_DIR']);
  const example = readFileSync('.env.example', 'utf8');
  expect(set.filter((name) => name !== 'NODE_ENV' && !new RegExp(`^${name}=`, 'm').test(example))).toEqual([]);
  const patterns = (file: string) => readFileSync(file, 'utf8').match(/^[^#\n].*$/gm) ?? [];
  const left = new Set(patterns('.dockerignore').map((pattern) => pattern.replace(/^\*\*\//, '')));
  expect(patterns('.gitignore').filter((pattern) => !left.has(pattern.replaceAll(/^\/|\/$/g, '')))).toEqual([]);
});
