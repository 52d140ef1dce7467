import { expect, test } from 'vitest';
import { momentNote, momentWords } from './moment-words.ts';

const NOW = Date.parse('2026-11-22T18:00:00Z');

test.each([
  ['2026-11-22T17:59:00Z', 'now'],
  ['2026-11-22T18:27:30Z', 'in 28 min'],
  ['2026-11-22T19:59:00Z', 'in 119 min'],
  ['2026-11-22T20:30:00Z', 'today 21:30'],
  ['2026-11-23T19:30:00Z', 'tomorrow 20:30'],
  ['2026-11-24T19:30:00Z', 'Tue 20:30'],
  ['2026-11-29T14:00:00Z', '29 Nov, 15:00'],
])('%s is shown as %s in Paris', (iso, words) => {
  expect(momentWords(iso, NOW, 'Europe/Paris')).toBe(words);
});

test('the note shows the time zone, and the exact time for moments shown in minutes', () => {
  const inMinutes = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
  expect(momentNote(inMinutes(28), NOW, 'Europe/Berlin')).toMatch(/^(today|tomorrow) \d\d:\d\d \(Berlin, GMT\+\d\)$/);
  expect(momentNote(inMinutes(600), NOW, 'America/New_York')).toMatch(/^\(New York, GMT−\d\)$/);
});
