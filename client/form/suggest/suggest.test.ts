import { expect, test } from 'vitest';
import { named, suggested } from './suggest.ts';

const realms = [
  { label: "Kael'thas" },
  { label: 'Draenor' },
  { label: 'Marécage de Zangar' },
  { label: 'Silvermoon', note: 'Europe' },
  { label: 'Silver Hand', note: 'Americas' },
  { label: 'Argent Dawn' },
  { label: 'Area 52' },
];
const labels = (list: { label: string }[]) => list.map(({ label }) => label);
const near = (typed: string) => labels(suggested(realms, typed).near);

test('labels that start with the typed text are suggested first, and all labels for an empty text', () => {
  expect(labels(suggested(realms, 'ar').exact)).toEqual(['Argent Dawn', 'Area 52']);
  expect(suggested(realms, ' ').exact).toHaveLength(realms.length);
  expect(suggested(realms, ' ').near).toEqual([]);
});

test.each([
  ['marecage', 'Marécage de Zangar'],
  ['kaelthas', "Kael'thas"],
  ['kael thas', "Kael'thas"],
  ['draenoor', 'Draenor'],
  ['dreanor', 'Draenor'],
  ['silvermoon eu', 'Silvermoon'],
  ['silver hand na', 'Silver Hand'],
  ['dawn argent', 'Argent Dawn'],
  ['zangar', 'Marécage de Zangar'],
  ['area52', 'Area 52'],
])('%s is matched to %s', (typed, label) => {
  expect(near(typed)).toContain(label);
});

test('an unrelated text has no suggestions', () => {
  for (const typed of ['zzzz', 'x', 'drxx', '###']) expect(near(typed)).toEqual([]);
});

test('a name is matched regardless of case, accents and apostrophes, and with its region', () => {
  expect(named(realms, 'KAELTHAS')?.label).toBe("Kael'thas");
  expect(named(realms, 'marecage de zangar')?.label).toBe('Marécage de Zangar');
  expect(named(realms, 'silvermoon eu')?.label).toBe('Silvermoon');
  expect(named(realms, 'silver')).toBeUndefined();
  expect(named(realms, '')).toBeUndefined();
});

test('a fuzzy search of 600 labels has matches', () => {
  const many = Array.from({ length: 600 }, (_, at) => ({ label: `Realm number ${at} of a long list` }));
  expect(suggested(many, 'raelm nunber').near.length).toBeGreaterThan(0);
});
