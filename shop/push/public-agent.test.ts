import { request } from 'node:https';
import { expect, test } from 'vitest';
import { publicAgent } from './public-agent.ts';

test('a name that leads to this machine is not connected to', async () => {
  const failure = await new Promise<Error>((resolve) => {
    request('https://localhost/', { agent: publicAgent() }).on('error', resolve).end();
  });
  expect(failure.message).toBe('The name leads to no public address');
});
