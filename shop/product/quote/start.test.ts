import { expect, test } from 'vitest';
import { startRuleOf } from '#catalog/format.ts';
import { readCachedCatalog } from '#catalog/read-cached.ts';
import { shortSpan } from './span.ts';
import { latestStart, startWire, startWords } from './start.ts';

test.each([
  [{ minutes: [30, 30] }, 'In about 30 min'],
  [{ minutes: [30, 60] }, 'In 30–60 min'],
  [{ minutes: [0, 60] }, 'Within 1 h'],
  [{ minutes: [0, 120] }, 'Within 2 h'],
  [{ minutes: [0, 1440] }, 'Within 24 h'],
  [{ minutes: [0, 4320] }, 'Within 3 days'],
  [{ run: true as const }, 'Next dated run'],
  [{ weekly: [{ day: 'friday' as const, time: '09:00' }], zone: 'UTC' }, 'Fridays'],
  [{ chosen: 'evening' }, 'On an evening you choose'],
  [{ event: 'the league opens', minutes: 0 }, 'When the league opens'],
  [{ event: 'the season begins', minutes: 120 }, '2 h after the season begins'],
  [{ event: 'the match begins', minutes: -4320 }, '3 days before the match begins'],
  [{ appointment: 'After a talk' }, 'After a talk'],
] as const)('the start rule %j is shown as %s', (rule, words) => {
  expect(startWords(rule as never)).toBe(words);
});

test.each([
  [75, 100, '75–100 min'],
  [540, 780, '9–13 h'],
  [60, 60, '1 h'],
  [90, 90, '90 min'],
  [30, 180, '30 min–3 h'],
  [1440, 5760, '1–4 days'],
  [120, 2880, '2 h–2 days'],
  [150, 150, '2.5 h'],
])('%i to %i minutes are written as %s', (min, max, words) => {
  expect(shortSpan(min, max)).toBe(words);
});

test('start texts of other shops are parsed as durations where possible', () => {
  expect(startRuleOf('Within two days')).toEqual({ minutes: [0, 2880] });
  expect(startRuleOf('45 minutes')).toEqual({ minutes: [45, 45] });
  expect(startRuleOf('After a talk')).toEqual({ appointment: 'After a talk' });
  const latest = [
    { minutes: [0, 60] as [number, number] },
    { run: true as const },
    { event: 'the season begins', minutes: 120 },
  ];
  expect(latest.map((rule) => latestStart(rule))).toEqual([60, undefined, undefined]);
});

test('every catalogue product has a structured start rule, and a product sold by runs has runs', async () => {
  const { games, events } = await readCachedCatalog();
  const products = games.flatMap((game) => game.products);
  const inWords = products.filter(({ start }) => typeof start === 'string' || 'appointment' in start);
  expect(inWords.map(({ slug }) => slug)).toEqual([]);
  const withRuns = new Set(events.map(({ product }) => product));
  const sold = products.filter(({ start }) => typeof start !== 'string' && 'run' in start);
  expect(sold.filter(({ slug }) => !withRuns.has(slug)).map(({ slug }) => slug)).toEqual([]);
});

test('each weekly slot includes the time of its next occurrence', () => {
  const weekly = [
    { day: 'friday' as const, time: '10:00' },
    { day: 'monday' as const, time: '20:00' },
  ];
  const wire = startWire({ weekly, zone: 'America/Los_Angeles' }, new Date('2026-11-23T12:00:00Z'));
  expect(wire.start_kind).toBe('weekly');
  expect(wire.start_slots.map(({ next_at }) => next_at)).toEqual([
    '2026-11-27T18:00:00.000Z',
    '2026-11-24T04:00:00.000Z',
  ]);
});
