import express from 'express';
import { pino } from 'pino';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { requestLog } from './request-log.ts';

async function levelOf(path: string, status: number): Promise<string> {
  const lines: { level: number; status: number }[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const [, prefix = '', call = path] = /^(\/api\/\w+)(\/.*)$/.exec(path) ?? [];
  const calls = express.Router().get(call, (_, res) => void res.sendStatus(status));
  await supertest(express().use(requestLog(log)).use(prefix, calls)).get(path);
  await expect.poll(() => lines.length).toBe(1);
  expect(lines[0]?.status).toBe(status);
  return pino.levels.labels[lines[0]?.level ?? 0] ?? '';
}

test.each([
  ['/api/rest/cart', 200, 'info'],
  ['/api/rest/cart', 404, 'info'],
  ['/api/rest/cart', 500, 'error'],
  ['/api/public/release', 200, 'debug'],
  ['/api/public/release', 500, 'error'],
  ['/readyz', 503, 'debug'],
])('a request to %s with response status %i is logged at level %s', async (path, status, level) => {
  expect(await levelOf(path, status)).toBe(level);
});
