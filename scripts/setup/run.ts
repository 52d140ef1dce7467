import { spawn } from 'node:child_process';

/** Runs a script on this Node; rejects with the step's name when it fails. */
export function runNode(step: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<void> {
  return run(step, process.execPath, args, env);
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
