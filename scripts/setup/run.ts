import { spawn } from 'node:child_process';

/** Runs a script on this Node; rejects with the step's name when it fails. */
export function runNode(step: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<void> {
  return run(step, process.execPath, args, env);
}

/** The last steps of a command: a failure is told in one line, for what has failed has said why, and is the exit code. */
export async function endWith(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(`waystone: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

/** Runs a program with its output on ours; rejects with the step's name when it fails. */
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
