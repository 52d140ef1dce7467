import { expect, test } from 'vitest';
import { runWords, timingWords } from './timing-words.ts';

test('a start and a duration read as one line, whatever words the catalogue has', () => {
  expect(timingWords('Within 2 hours', '30 to 60 minutes')).toBe('Starts within 2 hours · takes 30 to 60 minutes');
  expect(timingWords('30 minutes', 'From 3 hours')).toBe('Starts in about 30 minutes · takes from 3 hours');
  expect(timingWords('Evenings', '')).toBe('Start: Evenings');
  expect(timingWords('', '')).toBe('');
});

test('a run is told with its day and its zone', () => {
  expect(runWords('2026-11-29T15:00:00Z', 'UTC')).toMatch(/^Sun,? 29 Nov,? 15:00 UTC$/);
});
