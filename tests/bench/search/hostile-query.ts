import { oneOf, type Random } from '#tests/support/hostile/random.ts';

const MAX_CHARACTERS = 100;
const WORDS = [
  'gold',
  'level',
  'heroic',
  'raid',
  'kazzak',
  'stormrage',
  'mage',
  'hunter',
  'divine',
  'm+',
  'coaching',
] as const;
const SCRIPTS = [
  '黄金',
  '골드',
  'золото',
  'ゴールド',
  'ذهب',
  'ทอง',
  'सोना',
  'χρυσός',
  'ß',
  '🪙',
  'e\u0301\u0301\u0301',
] as const;
const JOINTS = [', ', ' and ', ' + ', ' to ', ' or ', '-', ' '] as const;

/** Each makes a piece of a text; a text is many of them. */
const PIECES = [
  (random: Random) => `${random(5_000)}${oneOf(random, ['', 'k', 'm', 'x', 'g'])}`,
  (random: Random) => `${random(100)}-${random(100)} to ${random(3_000)}`,
  (random: Random) => misspelt(random, oneOf(random, WORDS)),
  (random: Random) => oneOf(random, WORDS),
  (random: Random) => oneOf(random, SCRIPTS),
  (random: Random) => oneOf(random, WORDS).repeat(12),
  (random: Random) => oneOf(random, ['a', 'x', '1', 'é', '+']).repeat(40),
] as const;

/** A text of 100 characters that nobody types: of one kind of piece, or of all. */
export function hostileQuery(random: Random): string {
  const joint = oneOf(random, JOINTS);
  const own = random(3) > 0 ? oneOf(random, PIECES) : undefined;
  let text = '';
  while (text.length < MAX_CHARACTERS) text += (own ?? oneOf(random, PIECES))(random) + joint;
  return text.slice(0, MAX_CHARACTERS).trim();
}

function misspelt(random: Random, word: string): string {
  const at = random(word.length);
  return word.slice(0, at) + oneOf(random, ['', 'q', 'zz', word.slice(at, at + 1).repeat(2)]) + word.slice(at + 1);
}
