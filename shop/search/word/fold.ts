/**
 * A text as a search compares it: lower case, without accents, with plain quotes and dashes and
 * single spaces. Punctuation stays, for `m+` and `100%` are words too.
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
 * What of a thing is searched: each text as it is, with its words apart, and with what joins
 * them left out (`nerub'ar`, `nerub ar`, `nerubar`). A space stands at both ends, so that
 * `' raid'` is the beginning of a word and `' raid '` a word.
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
