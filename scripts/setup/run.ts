import { spawn } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

const LOCK_POLL_MS = 200;

/** Runs a script on this Node; rejects with the step's name when it fails. */
export function runNode(step: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<void> {
  return run(step, process.execPath, args, env);
}

/**
 * Runs `work` while no other process runs any under the same lock `file`. The lock is the operating system's own, as that
 * of the embedded database: it ends with its process however that dies.
 */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    for (let isFirst = true; !takes(lock); isFirst = false) {
      if (isFirst) console.log('waystone: another process is building here; waiting until it has ended');
      await wait(LOCK_POLL_MS);
    }
    return await work();
  } finally {
    lock.close();
  }
}

function takes(lock: DatabaseSync): boolean {
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && /\b(locked|busy)\b/i.test(error.message)) return false;
    throw error;
  }
}

/** The last step of a command: a failure is one line, as the failed step has reported the reason, and the exit code. */
export async function endWith(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(`waystone: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

/** Runs a program with the same output; rejects with the step's name if it fails. */
function run(step: string, program: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', env });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${step} failed (${signal ?? `exit code ${code}`})`));
    });
  });
}

/**
 * Runs a command and ends the process with the exit code it returns, or with 1 if its output cannot be written, such as
 * an export to a full disk: Node would lose it in silence, or end the work with a stack. A reader that closes the pipe
 * early, such as `head`, has what it wanted.
 */
export async function runCommand(work: () => number | Promise<number>): Promise<void> {
  let isLost = false;
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (isLost || code === 'EPIPE') return;
    isLost = true;
    console.error(`waystone: the output cannot be written completely: ${message}`);
  });
  const code = await work();
  // The timers of a database that could not be opened would keep the process alive. Errors of the output come first.
  process.stdout.write('', () => setImmediate(() => process.exit(isLost ? 1 : code)));
}
