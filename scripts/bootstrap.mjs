// Runs on whatever Node (20 or newer) the machine has: installs what is missing, then hands
// over to the pinned Node of node_modules, which runs scripts/<command>.ts. Servers are started by serve.sh.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const pinnedNode = join(modules, 'node', 'bin', 'node');
const stamp = join(modules, '.waystone-installed');
const [command, ...args] = process.argv.slice(2);
const KILL_AFTER_MS = 3_000;

/** Relative, since the path of a socket is limited to about a hundred characters. */
const INSTALL_LOCK = '.waystone-installing';
const LOCK_POLL_MS = 500;

/** Commands that serve a shop or change one, with the settings of `.env` where there is one. Tests bring their own. */
const SERVING = ['prepare', 'dev', 'catalog', 'migrate', 'publish', 'privacy', 'vault', 'desk'];

/** Arguments of the commands that check theirs. One that ignored an argument would run for minutes without what was asked for. */
const ACCEPTED = {
  ...Object.fromEntries(
    ['build', 'check', 'codegen', 'dev', 'house', 'lighthouse', 'overload', 'resilience', 'vitals'].map((name) => [
      name,
      [],
    ]),
  ),
  fonts: ['--check'],
  schema: ['--release'],
  test: ['--matrix'],
};

if (args.some((arg) => arg === '--help' || arg === '-h')) help(command);
else {
  const unknown = args.filter((arg) => ACCEPTED[command] && !ACCEPTED[command].includes(arg));
  if (unknown.length > 0)
    fail(
      `${unknown.join(' ')} is not a known argument: ${command} takes ${ACCEPTED[command].join(', ') || 'no arguments'}`,
    );
  // Paths, process groups and the pinned Node of node_modules/node/bin are those of Unix.
  if (process.platform === 'win32') fail('this runs on Linux and macOS; on Windows, use it inside WSL');
  await installPackages();
  run(command, args);
}

/** What the script says of itself in its first lines. */
function help(name) {
  const source = readFileSync(join(root, 'scripts', `${name}.ts`), 'utf8');
  const lines = /^(?:\/\/.*\n)+/.exec(source)?.[0] ?? '';
  console.log(lines.replaceAll(/^\/\/ ?/gm, '').trim());
  if ([...SERVING, 'start', 'shop'].includes(name))
    console.log('Settings are environment variables, or lines of .env: see .env.example.');
}

async function installPackages() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const isInstalled = () => existsSync(stamp) && existsSync(pinnedNode) && readFileSync(stamp, 'utf8') === wanted;
  if (isInstalled()) return;
  const lock = await lockInstallation();
  if (!isInstalled()) await install(wanted);
  lock.close();
}

/**
 * Two installations at once would empty each other's folder. The lock is a socket, as every supported Node has those:
 * one that refuses connections is what a killed process has left.
 */
async function lockInstallation() {
  process.chdir(root);
  let isAnnounced = false;
  for (let refusals = 0; ;) {
    const lock = await listenAt(INSTALL_LOCK);
    if (lock) return lock;
    const isHeld = await answersAt(INSTALL_LOCK);
    if (isHeld && !isAnnounced)
      console.log('waystone: another process is installing packages here; waiting until it has ended');
    isAnnounced ||= isHeld;
    // A new one refuses for an instant, too, between its creation and its first connection.
    refusals = isHeld ? 0 : refusals + 1;
    if (refusals < 2) await wait(LOCK_POLL_MS);
    else {
      rmSync(INSTALL_LOCK, { force: true });
      refusals = 0;
    }
  }
}

/** @returns undefined if the path is taken. */
function listenAt(path) {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    // Some file systems have no sockets; one that cannot be written is reported by npm.
    server.on('error', ({ code }) => resolve(code === 'EADDRINUSE' ? undefined : { close() {} }));
    server.listen(path, () => resolve(server));
  });
}

function answersAt(path) {
  return new Promise((resolve) => {
    const socket = connect(path, () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

async function install(wanted) {
  console.log('waystone: installing packages (about a minute the first time)');
  // What an install that was interrupted has left can keep npm from emptying the folder.
  if ((await npmInstall()) !== 0) {
    console.log('waystone: retrying the installation into an empty folder');
    rmSync(modules, { recursive: true, force: true, maxRetries: 5 });
    if ((await npmInstall()) !== 0) fail('the packages could not be installed; npm says why above');
  }
  if (!existsSync(pinnedNode)) {
    fail(
      `the pinned Node is missing at ${pinnedNode}; does this npm block install scripts (allowScripts in package.json)?`,
    );
  }
  writeFileSync(stamp, wanted);
}

/** @returns npm's exit code. A signal ends npm, with all it has started, before it ends this process. */
function npmInstall() {
  const npm = process.env.npm_execpath;
  // Warnings would be about the machine's Node, which only runs this file.
  const flags = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const [file, given] = npm?.endsWith('.js') ? [process.execPath, [npm, ...flags]] : ['npm', flags];
  return new Promise((resolve) => {
    const child = spawn(file, given, { cwd: root, stdio: 'inherit', detached: true });
    const endAll = (signal) => {
      process.exitCode = 128 + constants.signals[signal];
      signalGroup(child, 'SIGTERM');
      setTimeout(() => signalGroup(child, 'SIGKILL'), KILL_AFTER_MS).unref();
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, endAll);
    child.on('error', (error) => fail(`npm could not be run: ${error.message}`));
    child.on('exit', (code) => {
      // What npm has started may still be writing.
      if (process.exitCode !== undefined) {
        signalGroup(child, 'SIGKILL');
        process.exit();
      }
      for (const signal of signals) process.off(signal, endAll);
      resolve(code);
    });
  });
}

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

function run(name, rest) {
  const child = spawn(pinnedNode, [...envFlags(name), join(root, 'scripts', `${name}.ts`), ...rest], {
    cwd: root,
    // The channel tells the child when this process is gone, even by SIGKILL.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // What Node has compiled is kept: a command of a few modules starts in half of the time.
    env: {
      NODE_COMPILE_CACHE: join(root, '.cache/node'),
      ...process.env,
      PATH: `${join(modules, '.bin')}:${process.env.PATH ?? ''}`,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (process.env.npm_execpath) stopWithNpm(child);
  child.on('error', (error) => fail(`could not run ${pinnedNode}: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

function envFlags(name) {
  const file = join(root, '.env');
  if (!SERVING.includes(name) || !existsSync(file)) return [];
  try {
    readFileSync(file);
  } catch ({ code }) {
    fail(`.env cannot be read (${code}); it must be a file that this user can read`);
  }
  return ['--env-file=.env'];
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
