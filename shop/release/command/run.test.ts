import { expect, test } from 'vitest';
import { withUsage } from './run.ts';

test('a command whose database connection is lost says so in one line', async () => {
  const printed: string[] = [];
  const lost = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
  expect(
    await withUsage(
      (line) => void printed.push(line),
      'Usage',
      () => Promise.reject(lost),
    ),
  ).toBe(1);
  expect(printed).toEqual([
    'There is no connection to the database (write EPIPE). Run the command again when it responds.',
  ]);
});
