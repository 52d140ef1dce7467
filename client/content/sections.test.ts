import { expect, it } from 'vitest';
import { sectionsOf } from './sections.ts';

const heading = (text: string) => ({ kind: 'HEADING', text });
const paragraph = (text: string) => ({ kind: 'PARAGRAPH', text });

it('a text is split at its headings, and each section has an id', () => {
  const blocks = [paragraph('Hello'), heading('Can I cancel?'), paragraph('Yes.'), heading('Who’s paying é 2×?')];
  expect(sectionsOf(blocks)).toEqual({
    intro: [paragraph('Hello')],
    sections: [
      { id: 'can-i-cancel', heading: 'Can I cancel?', blocks: [paragraph('Yes.')] },
      { id: 'who-s-paying-e-2', heading: 'Who’s paying é 2×?', blocks: [] },
    ],
  });
});
