import { expect, test } from 'vitest';
import { runWords, timingWords } from './timing-words.ts';

const wordsOf = (start: string, eta: string) => timingWords(start, eta).replaceAll('\u00a0', ' ');

test('start and duration are shown in one line for any catalogue wording', () => {
  expect(wordsOf('Within 2 hours', '30 to 60 minutes')).toBe('Starts within 2 hours · takes 30 to 60 minutes');
  expect(wordsOf('30 minutes', 'From 3 hours')).toBe('Starts in about 30 minutes · takes from 3 hours');
  expect(wordsOf('Evenings', '')).toBe('Start: Evenings');
  expect(wordsOf('When the league opens', '7–9 h')).toBe('Starts when the league opens · takes 7–9 h');
  expect(wordsOf('2 h after the season begins', '')).toBe('Starts 2 h after the season begins');
  expect(wordsOf('Fridays', '')).toBe('Starts on Fridays');
  expect(wordsOf('', '')).toBe('');
});

test('a line breaks between its parts, never between a number and its unit', () => {
  const lines = timingWords('10 min', '15–60 min').split(' ');
  expect(lines.map((line) => line.replaceAll('\u00a0', ' '))).toEqual(['Starts in about 10 min ·', 'takes 15–60 min']);
  expect(timingWords('Within 2 days of the weekly reset', '')).toBe('Starts within 2\u00a0days of the weekly reset');
  const run = runWords({ startsAt: '2026-11-29T15:00:00Z', endsAt: '2026-11-29T16:30:00Z' }, 'UTC');
  expect(run.split(' ').at(-1)).toBe('done\u00a0by\u00a016:30');
});

test('a run is shown with its day, time zone and end time', () => {
  const [startsAt, endsAt] = ['2026-11-29T15:00:00Z', '2026-11-29T16:30:00Z'];
  expect(runWords({ startsAt }, 'UTC')).toMatch(/^Sun,?\s29\sNov,?\s15:00\sUTC$/);
  expect(runWords({ startsAt, endsAt }, 'UTC')).toMatch(/15:00\sUTC,\sdone\sby\s16:30$/);
});
