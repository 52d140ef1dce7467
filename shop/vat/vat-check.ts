/**
 * Check digits of VAT IDs, by country, where the rule is published. Each function takes what follows the prefix, in the
 * form of `vat-id.ts`. A valid check digit does not mean that the number was issued.
 */
const CHECKS: Readonly<Record<string, (id: string) => boolean>> = {
  AT: (id) => (luhn(`${id.slice(1, 8)}0`) + 6) % 10 === Number(id[8]),
  BE: (id) => 97 - (Number(id.slice(0, 8)) % 97) === Number(id.slice(8)),
  // Numbers of ten digits belong to people and have other rules.
  BG: (id) => id.length !== 9 || twice(id, [1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 10]),
  CY: (id) => String.fromCharCode(65 + (cyprus(id) % 26)) === id[8],
  CZ: (id) => id.length !== 8 || (11 - (sum(id, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(id[7]),
  DE: (id) => mod1110(id.slice(0, 8)) === Number(id[8]),
  DK: (id) => sum(id, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  EE: (id) => sum(id, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
  ES: spain,
  FI: (id) => (11 - (sum(id, [7, 9, 10, 5, 8, 4, 2]) % 11)) % 11 === Number(id[7]),
  // A key with letters is of a newer kind, whose rule is not published.
  FR: (id) => !/^\d\d/.test(id) || (12 + 3 * (Number(id.slice(2)) % 97)) % 97 === Number(id.slice(0, 2)),
  GR: (id) => (sum(id, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(id[8]),
  HR: (id) => mod1110(id.slice(0, 10)) === Number(id[10]),
  HU: (id) => sum(id, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0,
  IE: ireland,
  IT: (id) => luhn(id.slice(0, 10)) === Number(id[10]),
  LT: (id) => id.length !== 9 || twice(id, [1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 1]),
  LU: (id) => Number(id.slice(0, 6)) % 89 === Number(id.slice(6)),
  MT: (id) => 37 - (sum(id, [3, 4, 6, 7, 8, 9]) % 37) === Number(id.slice(6)),
  NL: (id) => sum(id, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(id[8]) || mod97(`NL${id}`) === 1,
  PL: (id) => sum(id, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(id[9]),
  PT: (id) => ((11 - (sum(id, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === Number(id[8]),
  RO: (id) =>
    ((sum(id.slice(0, -1).padStart(9, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === Number(id.at(-1)),
  SE: (id) => luhn(id.slice(0, 9)) === Number(id[9]),
  SI: (id) =>
    sum(id, [8, 7, 6, 5, 4, 3, 2]) % 11 > 0 && (11 - (sum(id, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(id[7]),
  SK: (id) => Number(id) % 11 === 0,
};

/** @param id what follows the prefix. True for countries whose rule is not known here. */
export function agrees(country: string, id: string): boolean {
  return CHECKS[country]?.(id) ?? true;
}

function sum(id: string, weights: readonly number[]): number {
  return weights.reduce((total, weight, at) => total + weight * Number(id[at]), 0);
}

/** The check digit of ISO/IEC 7812 (Luhn). */
function luhn(digits: string): number {
  const total = [...digits].toReversed().reduce((all, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (total % 10)) % 10;
}

/** The check digit of ISO 7064, MOD 11,10. */
function mod1110(digits: string): number {
  const product = [...digits].reduce((before, digit) => {
    const mixed = (Number(digit) + before) % 10 || 10;
    return (2 * mixed) % 11;
  }, 10);
  return (11 - product) % 10;
}

/** Letters as 10 to 35, for ISO 7064, MOD 97-10. */
function mod97(text: string): number {
  const digits = [...text].map((one) => String(Number.parseInt(one, 36))).join('');
  return Number(BigInt(digits) % 97n);
}

/** When the first weights give ten, the second ones apply. */
function twice(id: string, first: readonly number[], second: readonly number[]): boolean {
  const rest = sum(id, first) % 11;
  return (rest === 10 ? (sum(id, second) % 11) % 10 : rest) === Number(id[8]);
}

function cyprus(id: string): number {
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
  return [...id.slice(0, 8)].reduce(
    (all, digit, at) => all + (at % 2 === 0 ? (odd[Number(digit)] ?? 0) : Number(digit)),
    0,
  );
}

/** Those of people end in a letter by 23, those of companies in a digit or a letter; other kinds are not checked. */
function spain(id: string): boolean {
  const persons = /^[XYZ\d]\d{7}[A-Z]$/.test(id);
  if (persons)
    return (
      'TRWAGMYFPDXBNJZSQVHLCKE'[Number(id.slice(0, 8).replace(/^[XYZ]/, (one) => String('XYZ'.indexOf(one)))) % 23] ===
      id[8]
    );
  if (!/^[A-HJNP-SU-W]/.test(id)) return true;
  const check = luhn(id.slice(1, 8));
  return id[8] === String(check) || id[8] === 'JABCDEFGHI'[check];
}

/** Those from before 2013 have a letter in the second place, and another rule. */
function ireland(id: string): boolean {
  if (!/^\d{7}/.test(id)) return true;
  const second = id[8] === undefined ? 0 : id.charCodeAt(8) - 64;
  return 'WABCDEFGHIJKLMNOPQRSTUV'[(sum(id, [8, 7, 6, 5, 4, 3, 2]) + 9 * second) % 23] === id[7];
}
