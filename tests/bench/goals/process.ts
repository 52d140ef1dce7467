import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Used } from './servers/probe.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PROBE = fileURLToPath(new URL('servers/probe.ts', import.meta.url));

/** A process under test that tells what it has used. */
export type Measured = {
  process: ChildProcess;
  used(): Promise<Used>;
  /** What it answers to a message, by the name of the answer's only field. */
  ask<Value>(message: string, field: string): Promise<Value>;
  stop(): Promise<void>;
};

export function startMeasured(main: string, env: Record<string, string>): Measured {
  const child = spawn(process.execPath, ['--import', PROBE, main], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', LOG_LEVEL: 'error', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  async function ask<Value>(message: string, field: string): Promise<Value> {
    const answered = answerOf<Value>(child, field);
    child.send(message);
    return answered;
  }
  return {
    process: child,
    ask,
    used: () => ask<Used>('used', 'used'),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** The field of that name in the first message that has one; rejects when the process ends before. */
export function answerOf<Value>(child: ChildProcess, field: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const told = (message: unknown): void => {
      if (message === null || typeof message !== 'object' || !(field in message)) return;
      stop();
      resolve((message as Record<string, Value>)[field] as Value);
    };
    const ended = (code: number | null): void => {
      stop();
      reject(new Error(`A process under test ended with ${String(code)} before it said "${field}"`));
    };
    const stop = (): void => void child.off('message', told).off('exit', ended);
    child.on('message', told).on('exit', ended);
  });
}
