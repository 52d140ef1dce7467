/** Shorter words have no endings to take off. */
const MIN_STEM_LENGTH = 3;

const BRITISH: [RegExp, string][] = [
  [/our(?=s?$|ed$|ing$|ful$|ite)/, 'or'],
  [/ell(?=ing$|ed$|er$|ers$)/, 'el'],
  [/(?<=.{3})is(?=e$|es$|ed$|ing$|ations?$)/, 'iz'],
  [/(?<=.{2})tre(?=s?$)/, 'ter'],
  [/(?<=.{3})ence$/, 'ense'],
];

/**
 * The word as it is, and once more without the endings that shoppers add and leave out: plurals,
 * `-ing` and `-ed`, with American spelling. Both sides of a search use the same forms.
 */
export function formsOf(word: string): string[] {
  const stem = stemOf(word);
  return stem === word ? [word] : [word, stem];
}

function stemOf(word: string): string {
  if (/\d/.test(word)) return word;
  let stem = word;
  for (const [british, american] of BRITISH) stem = stem.replace(british, american);
  stem = singularOf(stem);
  const bare = stem.replace(/(?<=.{4})(?<!^train)(?:ing|ed)$/, '');
  return bare === stem ? stem : bare.replace(/([bdgmnprt])\1$/, '$1');
}

function singularOf(word: string): string {
  if (word.length <= MIN_STEM_LENGTH) return word;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /(?<!aos)$/.test(word) && /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}
