import { fold } from './fold.ts';
import { formsOf } from './word-forms.ts';

/** The words of a text as they are typed: letters, digits and the signs jargon ends with. */
export function wordsIn(text: string): string[] {
  return (
    fold(text)
      .replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, '')
      .match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}+#]*/gu) ?? []
  );
}

/**
 * All that a text can be found by: its words, what `'` and `-` join both apart and as one, and
 * each without its endings.
 */
export function indexWordsIn(text: string): string[] {
  const folded = fold(text);
  const joined = folded.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)+/gu) ?? [];
  const all = [
    ...wordsIn(text),
    ...joined.map((word) => word.replaceAll(/['-]/g, '')),
    ...joined.flatMap((word) => word.split(/['-]/).filter((part) => part.length > 1)),
  ];
  return [...new Set(all.flatMap(formsOf))];
}
