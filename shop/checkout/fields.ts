import type { RealmRegions } from './realm-region.ts';
import { formatIssue, hasInvalidCharacters, isInvisible } from '#shop/product/quote/text/text-format.ts';

/** One piece of game identity the order needs. */
export type IdentityField = {
  id: string;
  name: string;
  type: 'text' | 'select';
  required: boolean;
  format: '' | 'battletag' | 'email';
  placeholder: string;
  choices: { key: string; name: string }[];
  /** A product whose options list the valid realms; undefined for every other field. */
  realmsOf?: string | undefined;
  /** The regions of those realms. */
  realmRegions?: RealmRegions | undefined;
  game: { name: string; seo_url: string };
};

/** A field with the game that asks for it. */
export type AskedField = IdentityField & { gameId: number };

/** `sent` as it was given, `value` as people read it: the name of a choice instead of its key. */
export type FieldAnswer = { id: string; name: string; sent: string; value: string };

const TEXT_LENGTH = 255;

/** Checks one answer against the rule of its field; `value` is empty for none. */
export function checkField(
  field: IdentityField,
  answer: unknown,
): { value: string; issue?: undefined } | { value?: undefined; issue: { code: string; message: string } } {
  const value = textOf(answer ?? '');
  const issue = value === '' && !field.required ? undefined : issueOf(field, value);
  return issue ? { issue } : { value: value ?? '' };
}

/** Empty if it has no visible characters; null if it is not a text. */
export function textOf(answer: unknown): string | null {
  if (typeof answer !== 'string' && typeof answer !== 'number') return null;
  const text = String(answer).normalize('NFC').trim();
  return isInvisible(text) ? '' : text;
}

function issueOf(field: IdentityField, value: string | null): { code: string; message: string } | undefined {
  if (value === '') return { code: 'required', message: 'Required' };
  if (value === null || [...value].length > TEXT_LENGTH) return invalid(`${field.name} is not a valid input!`);
  if (hasInvalidCharacters(value)) return invalid(`Invalid characters in ${field.name}`);
  if (field.type === 'select' && !field.choices.some(({ key }) => key === value)) {
    return invalid(`${field.name} is not a valid input!`);
  }
  const message = formatIssue(field.format, value);
  return message === undefined ? undefined : invalid(message);
}

function invalid(message: string): { code: string; message: string } {
  return { code: 'invalid_field', message };
}

export function shownValue(field: IdentityField, value: string): string {
  return field.type === 'select' ? (field.choices.find(({ key }) => key === value)?.name ?? value) : value;
}
