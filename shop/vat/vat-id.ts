import { EU_VAT_PREFIXES } from '#catalog/country-codes.ts';
import { agrees } from './vat-check.ts';

/** The part after the prefix, by country: for the EU as in VIES, and for its neighbours with their own VAT. */
const FORMS: Readonly<Record<string, string>> = {
  AT: String.raw`U\d{8}`,
  BE: String.raw`[01]\d{9}`,
  BG: String.raw`\d{9,10}`,
  CH: String.raw`E\d{9}(MWST|TVA|IVA)?`,
  CY: String.raw`\d{8}[A-Z]`,
  CZ: String.raw`\d{8,10}`,
  DE: String.raw`\d{9}`,
  DK: String.raw`\d{8}`,
  EE: String.raw`\d{9}`,
  ES: String.raw`([A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])`,
  FI: String.raw`\d{8}`,
  FR: String.raw`[A-HJ-NP-Z0-9]{2}\d{9}`,
  GB: String.raw`(\d{9}|\d{12}|GD\d{3}|HA\d{3})`,
  GR: String.raw`\d{9}`,
  HR: String.raw`\d{11}`,
  HU: String.raw`\d{8}`,
  IE: String.raw`(\d{7}[A-W][A-I]?|\d[A-Z]\d{5}[A-W])`,
  IT: String.raw`\d{11}`,
  LT: String.raw`(\d{9}|\d{12})`,
  LU: String.raw`\d{8}`,
  LV: String.raw`\d{11}`,
  MT: String.raw`\d{8}`,
  NL: String.raw`\d{9}B\d{2}`,
  NO: String.raw`\d{9}(MVA)?`,
  PL: String.raw`\d{10}`,
  PT: String.raw`\d{9}`,
  RO: String.raw`\d{2,10}`,
  SE: String.raw`\d{12}`,
  SI: String.raw`\d{8}`,
  SK: String.raw`\d{10}`,
};

/** For a country whose format is not known here. */
const ANY_FORM = /^[A-Z0-9]{4,20}$/;

/** The normalized form: upper case, without spaces, dots and hyphens. */
export function plainVatId(text: string): string {
  return text.toUpperCase().replaceAll(/[\s.-]/g, '');
}

/** Whether a normalized VAT ID has the format of its country. Does not check that it was issued. */
export function hasVatIdForm(id: string, country: string): boolean {
  const form = FORMS[country];
  return form === undefined ? ANY_FORM.test(id) : new RegExp(`^${prefixOf(country)}${form}$`).test(id);
}

/** Also checks the check digits, where the rule of the country is known. */
export function isVatId(id: string, country: string): boolean {
  return hasVatIdForm(id, country) && agrees(country, id.slice(prefixOf(country).length));
}

/** The prefix of a country's VAT IDs; undefined where it is not known. */
export function vatIdPrefix(country: string): string | undefined {
  return FORMS[country] === undefined ? undefined : prefixOf(country);
}

/** The countries of the EU that these VAT IDs are of. */
export function euCountriesOf(ids: readonly string[]): string[] {
  return Object.keys(EU_VAT_PREFIXES).filter((country) => ids.some((id) => hasVatIdForm(plainVatId(id), country)));
}

export function isInEu(country: string): boolean {
  return Object.hasOwn(EU_VAT_PREFIXES, country);
}

function prefixOf(country: string): string {
  return EU_VAT_PREFIXES[country] ?? country;
}
