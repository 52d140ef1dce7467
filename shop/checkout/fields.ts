import type { PricedLine } from '#shop/cart/priced-cart.ts';
import type { RefusalDetail } from '#shop/http/call.ts';
import { formatFault, hasInvalidCharacters, isInvisible } from '#shop/product/text-format.ts';

/** One piece of game identity the order needs. */
export type IdentityField = {
  id: string;
  name: string;
  type: 'text' | 'select';
  required: boolean;
  format: '' | 'battletag' | 'email';
  placeholder: string;
  choices: { key: string; name: string }[];
  game: { name: string; seo_url: string };
};

/** A field with the game that asks for it. */
export type AskedField = IdentityField & { gameId: number };

/** `sent` as it was given, `value` as people read it: the name of a choice instead of its key. */
export type FieldAnswer = { id: string; name: string; sent: string; value: string };

const TEXT_LENGTH = 255;

/**
 * What has to be asked for these lines: each field once however many games want it, and
 * nothing a line's own text option tells already.
 *
 * @param asked in the order the games ask.
 */
export function fieldsFor(lines: PricedLine[], asked: AskedField[]): IdentityField[] {
  const games = new Set(lines.flatMap((line) => line.goods?.game.category_id ?? []));
  const told = new Set(
    lines.flatMap((line) => line.choices.flatMap(({ option, text }) => (text && option.format ? option.format : []))),
  );
  const fields = new Map<string, IdentityField>();
  for (const { gameId, ...field } of asked) {
    const isTold = field.format !== '' && told.has(field.format);
    if (games.has(gameId) && !isTold && !fields.has(field.id)) fields.set(field.id, field);
  }
  return [...fields.values()];
}

/** @param sent field id → answer, as it came over the wire. */
export function checkFields(
  fields: IdentityField[],
  sent: unknown,
): { answers: FieldAnswer[]; errors: RefusalDetail[] } {
  const given = new Map(typeof sent === 'object' && sent !== null ? Object.entries(sent) : []);
  const answers: FieldAnswer[] = [];
  const errors: RefusalDetail[] = [];
  for (const field of fields) {
    const answer: unknown = given.get(field.id) ?? '';
    const value = textOf(answer);
    const fault = value === '' && !field.required ? undefined : faultOf(field, value);
    if (fault) errors.push({ field: field.id, ...fault });
    else if (value) answers.push({ id: field.id, name: field.name, sent: value, value: shownValue(field, value) });
  }
  return { answers, errors };
}

/** Empty when there is nothing to be seen of it; null when it is no text. */
function textOf(answer: unknown): string | null {
  if (typeof answer !== 'string' && typeof answer !== 'number') return null;
  const text = String(answer).normalize('NFC').trim();
  return isInvisible(text) ? '' : text;
}

function faultOf(field: IdentityField, value: string | null): { code: string; message: string } | undefined {
  if (value === '') return { code: 'required', message: 'Required' };
  if (value === null || [...value].length > TEXT_LENGTH) return invalid(`${field.name} is not a valid input!`);
  if (hasInvalidCharacters(value)) return invalid(`Invalid characters in ${field.name}`);
  if (field.type === 'select' && !field.choices.some(({ key }) => key === value)) {
    return invalid(`${field.name} is not a valid input!`);
  }
  const message = formatFault(field.format, value);
  return message === undefined ? undefined : invalid(message);
}

function invalid(message: string): { code: string; message: string } {
  return { code: 'invalid_field', message };
}

function shownValue(field: IdentityField, value: string): string {
  return field.type === 'select' ? (field.choices.find(({ key }) => key === value)?.name ?? value) : value;
}
