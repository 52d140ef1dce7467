import { expect, test } from 'vitest';
import { supportWords } from './support-words.ts';

const answerBy = '2026-11-24T01:30:00Z';
const now = Date.parse('2026-11-23T01:30:00Z');

test('while support is online, an answer within a minute is promised, with local closing time', () => {
  const words = supportWords({ hereUntil: '2026-11-23T02:00:00Z', answerBy }, 'Europe/Paris', now);
  expect(words).toBe('Someone is here until 03:00 and answers within a minute.');
});

test.each([null, '2026-11-23T01:30:00Z'])(
  'with support online until %s, the latest time of an answer is shown',
  (hereUntil) => {
    const words = supportWords({ hereUntil, answerBy }, 'America/New_York', now);
    expect(words).toBe('No one is here right now. You get an answer by Mon, 23 November, 20:30.');
  },
);
