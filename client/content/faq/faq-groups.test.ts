import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sectionsOf } from '#client/content/sections.ts';
import { groupsOf } from './faq-groups.ts';

const question = (id: string) => ({ id, heading: id, blocks: [] });

it('questions are grouped by topic, and unknown questions go into a last group', () => {
  const groups = groupsOf([question('is-it-raining'), question('can-i-cancel'), question('how-can-i-pay')]);
  expect(groups.map(({ title, questions }) => [title, questions.map(({ id }) => id)])).toEqual([
    ['Prices and payment', ['how-can-i-pay']],
    ['Canceling and refunds', ['can-i-cancel']],
    ['More questions', ['is-it-raining']],
  ]);
});

it('every question of the FAQ page belongs to exactly one group', () => {
  const page = readFileSync('catalog/pages/faq.yaml', 'utf8');
  const headings = [...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, text = '']) => ({ kind: 'HEADING', text }));
  const { sections } = sectionsOf(headings);
  expect(sections.length).toBeGreaterThan(0);
  const groups = groupsOf(sections);
  expect(groups.find(({ title }) => title === 'More questions')).toBeUndefined();
  const ids = groups.flatMap(({ questions }) => questions.map(({ id }) => id));
  expect(ids.toSorted()).toEqual(sections.map(({ id }) => id).toSorted());
});
