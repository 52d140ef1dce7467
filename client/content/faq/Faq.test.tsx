import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { GameQuestions, InformationBlock } from '#client/content/information-loader.ts';
import { Faq } from './Faq.tsx';

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
});

function block(kind: 'HEADING' | 'PARAGRAPH', text: string): InformationBlock {
  return { __typename: 'InformationBlock', kind, text, items: [], ' $fragmentRefs': {} } as unknown as InformationBlock;
}

async function show(address = '/en-us/faq') {
  const blocks = [
    block('HEADING', 'Can I cancel?'),
    block('PARAGRAPH', 'Yes, and money comes back.'),
    block('HEADING', 'How can I pay?'),
    block('PARAGRAPH', 'By card.'),
  ];
  const asked = {
    __typename: 'Question',
    question: 'Who keeps the loot?',
    answer: 'You do, to the last coin.',
  } as const;
  const games = [
    { __typename: 'Category', path: 'chess', name: 'Chess', faq: [asked] },
    { __typename: 'Category', path: 'go', name: 'Go', faq: [] },
  ] satisfies GameQuestions[];
  const router = createMemoryRouter([{ path: '*', element: <Faq blocks={blocks} games={games} /> }], {
    initialEntries: [address],
  });
  await act(async () => root.render(<RouterProvider router={router} />));
}

async function search(words: string) {
  const input = page.querySelector('input')!;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const shown = () =>
  [...page.querySelectorAll('details')].flatMap((one) => (one.hidden ? [] : [one.querySelector('h3')?.textContent]));
const status = () => page.querySelector('[role=status]')?.textContent;

it('typing filters questions by question, answer and group, and shows the number of matches', async () => {
  await show();
  expect([shown(), status()]).toEqual([['How can I pay?', 'Can I cancel?', 'Who keeps the loot?'], '']);
  await search('MONEY');
  expect([shown(), status()]).toEqual([['Can I cancel?'], '1 of 3 questions']);
  expect([...page.querySelectorAll('section')].map(({ hidden }) => hidden)).toEqual([true, false, true]);
  await search('prices');
  expect(shown()).toEqual(['How can I pay?']);
  await search('pizza');
  expect([shown(), status()]).toEqual([[], '0 of 3 questions']);
  expect(page.textContent).toContain('No question has these words.');
  await act(async () => page.querySelector('button')?.click());
  expect(shown()).toHaveLength(3);
});

it('the questions of each game are listed, are found by game name, and link to its services', async () => {
  await show('/en-us/faq#chess-who-keeps-the-loot');
  const topics = [...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect(topics).toEqual(['#prices-and-payment', '#canceling-and-refunds', '#chess']);
  expect(page.querySelector('details[open] h3')?.textContent).toBe('Who keeps the loot?');
  expect(page.querySelector('#chess > a')?.getAttribute('href')).toContain('/chess');
  await search('chess coin');
  expect([shown(), status()]).toEqual([['Who keeps the loot?'], '1 of 3 questions']);
});

it('a URL with a question opens only its answer and focuses it', async () => {
  await show('/en-us/faq#can-i-cancel');
  const open = [...page.querySelectorAll('details')].filter((one) => one.open);
  expect(open.map((one) => one.querySelector('h3')?.textContent)).toEqual(['Can I cancel?']);
  expect(document.activeElement?.textContent).toContain('Can I cancel?');
});
