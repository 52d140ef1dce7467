import { afterEach, expect, test, vi } from 'vitest';
import { noAnswer } from './no-answer.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a browser without a connection', { onLine: false }, 'You are offline. Try again.'],
  ['a browser with one', { onLine: true }, 'The shop did not answer. Try again.'],
  ['the server', {}, 'The shop did not answer. Try again.'],
])('%s has its own error message', (_, navigator, words) => {
  vi.stubGlobal('navigator', navigator);
  expect(noAnswer('Try again.')).toBe(words);
});
