/** The factor of a letter after a number. */
const SUFFIXES: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  kk: 1e6,
  mil: 1e6,
  million: 1e6,
  b: 1e9,
  billion: 1e9,
  // From a Cyrillic keyboard.
  к: 1e3,
  тыс: 1e3,
  м: 1e6,
  кк: 1e6,
  млн: 1e6,
};
const AMOUNT = new RegExp(`^(\\d[\\d.,]*|[.,]\\d+)(${Object.keys(SUFFIXES).join('|')})?$`);

/**
 * The whole number meant by `500k`, `1.5m`, `1,000,000`, `1.000.000`, `1 000 000` or `500k gold`; undefined if it is
 * none. Units sold by the million are typed in millions: `500` and `500m` mean the same there.
 */
export function readAmount(text: string, unit = ''): number | undefined {
  const [, digits = '', suffix = ''] = AMOUNT.exec(bareAmount(text, unit)) ?? [];
  if (digits === '') return undefined;
  const number = Number(plainDecimal(digits, suffix !== ''));
  const factor = SUFFIXES[suffix] ?? 1;
  const scale = suffix !== '' && unit.startsWith('million') ? 1e6 : 1;
  const amount = Math.round((number * factor) / scale);
  return Number.isSafeInteger(amount) ? amount : undefined;
}

/** Without spaces, with ASCII digits, and without the unit, which some type after the number. */
function bareAmount(text: string, unit: string): string {
  const bare = (words: string) =>
    words
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s_']/g, '');
  const [typed, ending] = [bare(text), bare(unit)];
  return ending !== '' && typed.endsWith(ending) ? typed.slice(0, -ending.length) : typed;
}

/**
 * A mark before three digits separates thousands; the last of two kinds, or one before a suffix, is the decimal point.
 */
function plainDecimal(digits: string, hasSuffix: boolean): string {
  const marks = digits.match(/[.,]/g) ?? [];
  const last = marks.at(-1) ?? '';
  const isMixed = new Set(marks).size > 1;
  const isPoint = isMixed || (marks.length === 1 && (hasSuffix || !/[.,]\d{3}$/.test(digits)));
  if (!isPoint) return digits.replace(/[.,]/g, '');
  const at = digits.lastIndexOf(last);
  return `${digits.slice(0, at).replace(/[.,]/g, '')}.${digits.slice(at + 1)}`;
}
