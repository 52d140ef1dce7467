import { expect, it } from 'vitest';
import { questions } from './questions.ts';

it('a question is a heading followed by a paragraph; other blocks are omitted', () => {
  const blocks = [
    { kind: 'PARAGRAPH', text: 'Welcome' },
    { kind: 'HEADING', text: 'When does it start?' },
    { kind: 'PARAGRAPH', text: 'Soon.' },
    { kind: 'HEADING', text: 'Steps' },
    { kind: 'LIST', text: '' },
  ];
  expect(questions(blocks)).toEqual([{ question: 'When does it start?', answer: 'Soon.' }]);
});
