export const NUMBER = String.raw`\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d+)?`;
export const SCALE = String.raw`(?:kk|k|mln|mio|mil|millions?|millionen|millones|millon|m(?!\+)|bn|billions?|b|thousands?|tausend|trillions?|tn|t|hundred|кк|к|тыс|млн|м)`;

/** Number words that only occur before a scale: `half a million`. */
const WRITTEN: Record<string, number> = {
  'half a': 0.5,
  'quarter of a': 0.25,
  'a quarter': 0.25,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  fifty: 50,
};
export const WRITTEN_NUMBER = Object.keys(WRITTEN).join('|');

/** Number words that may stand alone. */
export function writtenNumber(word: string): number | undefined {
  if (word === 'dozen') return 12;
  return word.length > 2 || word === 'a' ? WRITTEN[word] : undefined;
}

export function scaled(text: string, scale: string | undefined): number {
  return Math.round((WRITTEN[text] ?? numberOf(text)) * scaleOf(scale ?? ''));
}

function scaleOf(scale: string): number {
  if (scale === '') return 1;
  if (scale === 'hundred') return 100;
  if (/^(?:k|thousands?|tausend|к|тыс)$/.test(scale)) return 1e3;
  if (/^t/.test(scale)) return 1e12;
  return /^b/.test(scale) ? 1e9 : 1e6;
}

/** `1,000` and `1.000` are a thousand, `1.5` and `1,5` one and a half. */
export function numberOf(text: string): number {
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(text);
  return Number(isGrouped ? text.replaceAll(/[.,]/g, '') : text.replace(',', '.'));
}
