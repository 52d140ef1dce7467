/**
 * Normalizes a text for comparison: lower case, no accents, plain quotes and dashes, single spaces. Punctuation stays,
 * for `m+` and `100%` are words.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’‚‛`´]/g, "'")
    .replaceAll(/[“”„‟«»]/g, '"')
    .replaceAll(/[‐‑‒–—―]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * The searchable text of a thing: each text as it is, with its words apart, and with the joining signs removed
 * (`nerub'ar`, `nerub ar`, `nerubar`). It begins and ends with a space, so that `' raid'` finds the beginning of a word
 * and `' raid '` a whole word.
 */
export function searchable(texts: string[]): string {
  const forms = texts.flatMap((text) => {
    const folded = fold(text);
    return [folded, wordsOf(folded).join(' '), folded.replaceAll(/['-]/g, '')];
  });
  return ` ${[...new Set(forms)].filter((form) => form !== '').join(' ')} `;
}

/** The words of a folded text: runs of letters, digits and the signs jargon ends with. */
export function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}+#]*/gu) ?? [];
}
