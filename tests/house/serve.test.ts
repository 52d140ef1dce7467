import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withLock } from '#scripts/setup/run.ts';

const root = mkdtempSync(join(tmpdir(), 'waystone-serve-'));
const prepared = join(root, 'prepared');

/** A checkout whose programs say that they were run, and nothing else. */
beforeAll(() => {
  for (const folder of [
    'catalog',
    'client',
    'process',
    'schema',
    'scripts',
    'server',
    'shop',
    'bin',
    'node_modules/node/bin',
  ]) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  for (const folder of ['dist/program', 'dist/client', 'dist/server', 'dist/media']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  for (const file of ['package-lock.json', 'vite.config.ts', 'shop/main.ts', 'node_modules/.waystone-installed']) {
    writeFileSync(join(root, file), '');
  }
  for (const file of ['start.js', 'start-shop.js']) writeFileSync(join(root, 'dist/program', file), '');
  cpSync('scripts/serve.sh', join(root, 'scripts/serve.sh'));
  script('bin/node', `echo "$@" >> ${prepared}; [ ! -f fail ] || exit 3; touch "dist/.ready-$3"`);
  script('node_modules/node/bin/node', 'echo "$$ $STARTED_BY $*"');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function script(path: string, body: string): void {
  writeFileSync(join(root, path), `#!/bin/sh\n${body}\n`);
  chmodSync(join(root, path), 0o755);
}

/** The clock of the file system moves in steps of some milliseconds, and a test is quicker. */
function untilLater(): void {
  const probe = join(root, 'probe');
  const ready = ['start', 'shop'].map((name) => join(root, `dist/.ready-${name}`)).filter((file) => existsSync(file));
  const last = Math.max(0, ...ready.map((file) => statSync(file).mtimeMs));
  do writeFileSync(probe, '');
  while (statSync(probe).ctimeMs <= last);
}

function serve(...args: string[]): { said: string; prepared: string[] } {
  writeFileSync(prepared, '');
  const env = { PATH: `${join(root, 'bin')}:${process.env['PATH'] ?? ''}`, npm_execpath: 'npm-cli.js' };
  const said = execFileSync('sh', ['scripts/serve.sh', ...args], { cwd: root, env, encoding: 'utf8', stdio: 'pipe' });
  return { said, prepared: readFileSync(prepared, 'utf8').split('\n').slice(0, -1) };
}

test('an up-to-date build is served at once, and an outdated one is prepared first', () => {
  expect(serve('start').prepared).toEqual(['scripts/bootstrap.mjs prepare start']);
  expect(serve('start').prepared).toEqual([]);
  expect(serve('shop').prepared).toEqual(['scripts/bootstrap.mjs prepare shop']);
  untilLater();
  writeFileSync(join(root, 'shop/main.ts'), 'changed');
  // With the time of the file it was copied from.
  execFileSync('touch', ['-d', '2001-01-01', join(root, 'shop/main.ts')]);
  expect(serve('start').prepared).toEqual(['scripts/bootstrap.mjs prepare start']);
  untilLater();
  rmSync(join(root, 'shop/main.ts'));
  expect(serve('start').prepared).toEqual(['scripts/bootstrap.mjs prepare start']);
  rmSync(join(root, 'dist/media'), { recursive: true });
  expect(serve('start').prepared).toEqual(['scripts/bootstrap.mjs prepare start']);
  mkdirSync(join(root, 'dist/media'));
});

test('the server replaces the launcher process, with the settings of .env', () => {
  const { said } = serve('shop');
  expect(said).toMatch(new RegExp(`^\\d+ ${process.pid} --\\S+=8 .*dist/program/start-shop.js\n$`));
  writeFileSync(join(root, '.env'), '');
  expect(serve('start').said).toContain(' --env-file=.env ');
  rmSync(join(root, '.env'));
});

test('a .env that cannot be read is reported, and nothing is served without its settings', () => {
  mkdirSync(join(root, '.env'));
  const told = expect.stringMatching(/^waystone: \.env cannot be read/);
  expect(() => serve('start')).toThrow(expect.objectContaining({ status: 1, stdout: '', stderr: told }));
  rmSync(join(root, '.env'), { recursive: true });
});

test.each(['start', 'shop'])('npm %s serves nothing when given an unknown argument', (name) => {
  const told = expect.stringMatching(/^waystone: --port 4000 is not a known argument: settings are variables/);
  expect(() => serve(name, '--port', '4000')).toThrow(expect.objectContaining({ status: 1, stdout: '', stderr: told }));
});

test('a failed preparation serves nothing', () => {
  writeFileSync(join(root, 'fail'), '');
  rmSync(join(root, 'dist/.ready-start'), { force: true });
  expect(() => serve('start')).toThrow(expect.objectContaining({ status: 3, stdout: '' }));
  rmSync(join(root, 'fail'));
});

test('of two builds at once, the later one waits for the end of the first', async () => {
  const events: string[] = [];
  const file = join(root, 'lock');
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = withLock(file, async () => {
    events.push('first begins');
    await promise;
    events.push('first ends');
  });
  const said = vi.spyOn(console, 'log').mockImplementation((text) => {
    events.push(text);
    resolve();
  });
  await withLock(file, async () => void events.push('second begins'));
  said.mockRestore();
  await first;
  expect(events).toEqual(['first begins', expect.stringContaining('is building here'), 'first ends', 'second begins']);
});

test('of two installations at once, the later one waits, and finds its packages', async () => {
  const folder = join(root, 'install');
  mkdirSync(join(folder, 'scripts'), { recursive: true });
  cpSync('scripts/bootstrap.mjs', join(folder, 'scripts/bootstrap.mjs'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  // What a killed installation leaves: a socket on which nobody listens.
  const killed = `require('net').createServer().listen('.waystone-installing', () => process.kill(process.pid, 'SIGKILL'))`;
  spawnSync(process.execPath, ['-e', killed], { cwd: folder });
  // Installs a Node that prints its last argument, as soon as it may.
  writeFileSync(
    join(folder, 'npm.js'),
    `const { existsSync, mkdirSync, writeFileSync } = require('fs');
    console.log('npm runs');
    setInterval(() => {
      if (!existsSync('go')) return;
      mkdirSync('node_modules/node/bin', { recursive: true });
      writeFileSync('node_modules/node/bin/node', '#!/bin/sh\\necho ready', { mode: 0o755 });
      process.exit();
    }, 10);`,
  );
  const start = () =>
    spawn('node', ['scripts/bootstrap.mjs', 'prepare'], {
      cwd: folder,
      env: { ...process.env, npm_execpath: join(folder, 'npm.js') },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  let said = '';
  const processes = [start(), start()].map(async ({ stdout }) => {
    for await (const text of stdout) {
      said += String(text);
      if (/npm runs/.test(said) && /waiting until it has ended/.test(said)) writeFileSync(join(folder, 'go'), '');
    }
  });
  await Promise.all(processes);
  expect(said.match(/npm runs|ready/g)).toEqual(['npm runs', 'ready', 'ready']);
});

test('a command that takes no arguments rejects any before doing anything', () => {
  for (const command of ['test', 'vitals', 'fonts']) {
    const run = spawnSync('node', ['scripts/bootstrap.mjs', command, '--minutes', '1'], { encoding: 'utf8' });
    expect([run.status, run.stderr], command).toEqual([
      1,
      expect.stringContaining('--minutes 1 is not a known argument'),
    ]);
  }
});

test('the script of every package.json command begins with a description of it', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  for (const name of Object.keys(scripts).filter((name) => name !== 'sbom'))
    expect(readFileSync(`scripts/${name}.ts`, 'utf8'), name).toMatch(new RegExp(`^// \`npm (run )?${name}\\b`));
});
