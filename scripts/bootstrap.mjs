// Runs on whatever Node (20 or newer) the machine has: installs what is missing, then hands
// over to the pinned Node of node_modules, which runs scripts/<command>.ts.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const pinnedNode = join(modules, 'node', 'bin', 'node');
const stamp = join(modules, '.waystone-installed');
const [command, ...args] = process.argv.slice(2);

/** Commands that serve a shop or change one, with the settings of `.env` where there is one. Tests bring their own. */
const SERVING = ['start', 'dev', 'shop', 'catalog', 'privacy'];

installPackages();
run(command, args);

function installPackages() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && existsSync(pinnedNode) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('waystone: installing packages (about a minute the first time)');
  const npm = process.env.npm_execpath;
  // Warnings would be about the machine's Node, which only runs this file.
  const flags = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const done = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...flags], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', flags, { cwd: root, stdio: 'inherit' });
  if (done.status !== 0) fail('the packages could not be installed; npm says why above');
  if (!existsSync(pinnedNode)) {
    fail(
      `the pinned Node is missing at ${pinnedNode}; does this npm block install scripts (allowScripts in package.json)?`,
    );
  }
  writeFileSync(stamp, wanted);
}

function run(name, rest) {
  const flags = SERVING.includes(name) && existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  const child = spawn(pinnedNode, [...flags, join(root, 'scripts', `${name}.ts`), ...rest], {
    cwd: root,
    // The channel tells the child when this process is gone, even by SIGKILL.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: `${join(modules, '.bin')}:${process.env.PATH ?? ''}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (process.env.npm_execpath) stopWithNpm(child);
  child.on('error', (error) => fail(`could not run ${pinnedNode}: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

/** npm passes a signal to the shell it has started, which ends without passing it on. */
function stopWithNpm(child) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500);
  watch.unref();
}

function fail(message) {
  console.error(`waystone: ${message}`);
  process.exit(1);
}
