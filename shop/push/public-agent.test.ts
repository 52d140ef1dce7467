import { request } from 'node:https';
import { expect, test } from 'vitest';
import { publicAgent } from './public-agent.ts';

test('a connection to a host name that resolves to this machine fails', async () => {
  const failure = await new Promise<Error>((resolve) => {
    request('https://localhost/', { agent: publicAgent() }).on('error', resolve).end();
  });
  expect(failure.message).toBe('The host name does not resolve to a public address');
});
