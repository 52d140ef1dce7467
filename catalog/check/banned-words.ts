/** Words that the style guide (catalog/style.md) forbids, and what to write instead. */
type Ban = { pattern: RegExp; instead: string };

const words = (list: string) => new RegExp(`(?<![\\p{L}'-])(?:${list})(?![\\p{L}-])`, 'giu');

const BRITISH =
  'armour(?:s|ed|y)?|(?:re)?colour(?:s|ed)?|defences?|levell(?:ed|ing)|specialisations?|specialised|neighbour(?:s|hoods?|ing)?|favour(?:s|ed|ites?)?|cancelled|practis(?:e|ed|ing)|jewellery|fibre|licence|travell(?:ed|ing)|organised?|recognised?|centre|metres?|grey';

const BANNED: Ban[] = [
  { pattern: words(BRITISH), instead: 'American spelling' },
  { pattern: words('dear(?:er|est)'), instead: 'costs more' },
  { pattern: words('for nothing|at no cost|without cost'), instead: 'free' },
  { pattern: words('lacks?|lacking'), instead: 'is missing' },
  { pattern: words('upwards?'), instead: 'and up' },
  { pattern: words('beforehand'), instead: 'before you pay, in advance' },
  { pattern: words('afterwards|towards'), instead: 'afterward, after that; toward' },
  { pattern: words('whoever|whilst|thus|hence|thereby|shall|persons'), instead: 'plain English of today' },
  { pattern: words('(?:some|no|every|any)body'), instead: 'someone, no one, everyone, anyone' },
  { pattern: words('begun|whom'), instead: 'started; who' },
  { pattern: words('once more|anew'), instead: 'again' },
  { pattern: words('meanwhile|for instance'), instead: 'in the meantime; such as' },
  { pattern: words('beside'), instead: 'next to, with' },
  { pattern: /(?<!\b(?:one|two|three|some) )\bof ours\b/gi, instead: 'our, one of our' },
  { pattern: /(?<!\b(?:most|some|rest) )\bof the (?:way|road)\b/gi, instead: 'along the way' },
  { pattern: words('(?:made|make|makes) good|made up for'), instead: 'won back, replaced' },
  { pattern: words('(?:is|are|was|were) paid back'), instead: 'is refunded' },
  { pattern: words('besides|mostly'), instead: 'also; usually' },
  { pattern: words("need not|needn't|must not|mustn't"), instead: "don't have to; don't" },
  { pattern: words('log-ins?|account data'), instead: 'login' },
  { pattern: words('by (?:the )?(?:hundreds?|thousands?|dozens?|numbers?)'), instead: 'the amounts themselves' },
  { pattern: words('in one row'), instead: 'back to back' },
  { pattern: words('tally|tallies'), instead: 'count, log' },
  { pattern: words('photographed|photograph'), instead: 'screenshot' },
  { pattern: words('reckon(?:s|ed)?|in haste|quicker|quickest'), instead: 'count; in a hurry; faster, fastest' },
  { pattern: words('teachers?|pupils?'), instead: 'coach; you' },
  { pattern: words('the payment(?! (?:provider|page|method))'), instead: 'payment, you pay' },
  { pattern: words('(?:in|into|to) (?:the|our) chat'), instead: 'on your order page' },
  { pattern: words('he|him|his'), instead: 'they, or the role: the coach, the tank' },
  { pattern: words('(?:is|are|be|were|was) told|told (?:before|first|in)'), instead: 'we tell you' },
  {
    pattern: words('(?:number|target) stands|stands (?:in|on) (?:the|your) (?:order|log|page)'),
    instead: 'is reached; is on',
  },
];

/** Shoppers read a text of the catalogue in three currencies, and nothing converts it. */
const AMOUNTS: Ban[] = [{ pattern: /[$€£]\s?\d[\d.,]*\d|[$€£]\s?\d/g, instead: 'a share or a percentage' }];

/** A message for every banned word of a text, such as `"dearer" (write: costs more)`. */
export function bannedIn(text: string): string[] {
  return matchesIn(text, BANNED);
}

/** The same, and a message for every amount of money. */
export function bannedInCatalogue(text: string): string[] {
  return matchesIn(text, [...BANNED, ...AMOUNTS]);
}

function matchesIn(text: string, bans: Ban[]): string[] {
  return bans.flatMap(({ pattern, instead }) =>
    [...text.matchAll(pattern)].map(([found]) => `"${found}" (write: ${instead})`),
  );
}
