/** Shorter words are not stemmed. */
const MIN_STEM_LENGTH = 3;

const BRITISH: [RegExp, string][] = [
  [/our(?=s?$|ed$|ing$|ful$|ite)/, 'or'],
  [/ell(?=ing$|ed$|er$|ers$)/, 'el'],
  [/(?<=.{3})is(?=e$|es$|ed$|ing$|ations?$)/, 'iz'],
  [/(?<=.{2})tre(?=s?$)/, 'ter'],
  [/(?<=.{3})ence$/, 'ense'],
];

/** Endings of Russian and Ukrainian nouns and verbs by case and number; the longest is taken off. */
const CYRILLIC_ENDING =
  /(?<=^\p{Script=Cyrillic}{3,})(?:ами|ями|ать|ить|ов|ев|ей|ам|ям|ах|ях|ом|ем|ой|ий|[аеёийоуыьюя])$/u;

/** The word as it is, in American spelling, and stemmed (no plural, `-ing`, `-ed`). Index and queries use the same forms. */
export function formsOf(word: string): string[] {
  if (/\d/.test(word)) return [word];
  if (CYRILLIC_ENDING.test(word)) return [word, word.replace(CYRILLIC_ENDING, '')];
  const spelled = american(word);
  return [...new Set([word, spelled, stemOf(spelled)])];
}

/** A word, or the words of a phrase, in American spelling. */
export function american(text: string): string {
  const spell = (word: string) => BRITISH.reduce((spelled, [british, us]) => spelled.replace(british, us), word);
  return text.split(' ').map(spell).join(' ');
}

function stemOf(word: string): string {
  const stem = singularOf(word);
  const bare = stem.replace(/(?<=.{4})(?<!^train)(?:ing|ed)$/, '');
  return bare === stem ? stem : bare.replace(/([bdgmnprt])\1$/, '$1');
}

function singularOf(word: string): string {
  if (word.length <= MIN_STEM_LENGTH) return word;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /(?<!aos)$/.test(word) && /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}
