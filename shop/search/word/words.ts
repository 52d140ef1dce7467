import { fold } from './fold.ts';
import { formsOf } from './word-forms.ts';

/** The words of a text: letters, digits and the signs that jargon ends with. */
export function wordsIn(text: string): string[] {
  return (
    fold(text)
      .replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, '')
      .match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}+#]*/gu) ?? []
  );
}

/**
 * The index words of a text: its words, compounds with `'` and `-` both split and joined, and the stem of each.
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
