import { expect, test, vi } from 'vitest';
import { withOwnKey } from './with-own-key.ts';

const done = (code?: string) => ({ errors: code === undefined ? [] : [{ code }] });

test('an action whose key was used for another action is retried once under a new key', async () => {
  const act = vi.fn(async (key: string | null) => done(key === 'used' ? 'KEY_REUSED' : undefined));
  expect(await withOwnKey('used', act)).toEqual(done());
  expect(act.mock.calls.map(([key]) => key)).toEqual(['used', expect.stringMatching(/^[0-9a-f]{32}$/)]);
});

test.each([undefined, 'REFUSED'])('an action with another response (%s) is sent once', async (code) => {
  const act = vi.fn(async () => done(code));
  expect(await withOwnKey('fresh', act)).toEqual(done(code));
  expect(act).toHaveBeenCalledOnce();
});
