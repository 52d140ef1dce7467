import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('a database error is logged without the values of its statement', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const values = { params: ['rowan@example.com'], detail: 'Key (email)=(rowan@example.com) already exists.' };
  const err = Object.assign(new Error('No space left on device'), { code: '53100', ...values });
  log.error({ err }, 'Service Unavailable');
  log.error({ err: new AggregateError([err], 'Twice') }, 'Service Unavailable');
  expect(lines.join('')).not.toContain('rowan');
  expect(lines.map((line) => (JSON.parse(line) as { err: object }).err)).toMatchObject([
    { message: 'No space left on device', code: '53100' },
    { message: 'Twice', aggregateErrors: [{ code: '53100' }] },
  ]);
});
