import { expect, test } from 'vitest';
import { runWords, timingWords } from './timing-words.ts';

test('a start and a duration read as one line, whatever words the catalogue has', () => {
  expect(timingWords('Within 2 hours', '30 to 60 minutes')).toBe('Starts within 2 hours · takes 30 to 60 minutes');
  expect(timingWords('30 minutes', 'From 3 hours')).toBe('Starts in about 30 minutes · takes from 3 hours');
  expect(timingWords('Evenings', '')).toBe('Start: Evenings');
  expect(timingWords('When the league opens', '7–9 h')).toBe('Starts when the league opens · takes 7–9 h');
  expect(timingWords('2 h after the season begins', '')).toBe('Starts 2 h after the season begins');
  expect(timingWords('Fridays', '')).toBe('Starts on Fridays');
  expect(timingWords('', '')).toBe('');
});

test('a run is shown with its day, its zone and when it is done', () => {
  const [startsAt, endsAt] = ['2026-11-29T15:00:00Z', '2026-11-29T16:30:00Z'];
  expect(runWords({ startsAt }, 'UTC')).toMatch(/^Sun,? 29 Nov,? 15:00 UTC$/);
  expect(runWords({ startsAt, endsAt }, 'UTC')).toMatch(/15:00 UTC, done by 16:30$/);
});
