import { expect, it } from 'vitest';
import { hasWords } from './matching.ts';

it('a text matches when it contains all the query words, in any order or case', () => {
  const text = 'Can I cancel? Before the work has started you get back 100 %.';
  for (const query of ['', 'CANCEL', 'back cancel', ' çancel ', '100 %']) expect(hasWords(text, query)).toBe(true);
  for (const query of ['cancel pizza', 'backwards']) expect(hasWords(text, query)).toBe(false);
});
