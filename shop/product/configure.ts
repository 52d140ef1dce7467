import type { RefusalDetail } from '#shop/http/call.ts';
import type { Offer, OfferOption, OfferValue } from './offer.ts';
import { formatFault, hasInvalidCharacters } from './text-format.ts';

/** One answered option: the chosen values, or the text (then `values` is empty). */
export type Choice = { option: OfferOption; values: OfferValue[]; text: string };

export type Configured = { ok: true; choices: Choice[] } | { ok: false; errors: RefusalDetail[] };

const TEXT_LENGTH = 255;
const TEXTAREA_LENGTH = 5000;
const UNKNOWN_OPTIONS_SHOWN = 10;

/**
 * Checks what a buyer chose against the product's own options.
 *
 * @param sent option id → value id, list of value ids, or text, as it came over the wire.
 * @returns the choices, or every fault in the order of the form, then unknown options.
 */
export function configure(offer: Offer, sent: unknown): Configured {
  const answers = readAnswers(sent);
  const choices: Choice[] = [];
  const errors: RefusalDetail[] = [];
  for (const option of offer.options) {
    const read = readChoice(option, answers.get(String(option.id)));
    if (!read) continue;
    if ('option' in read) choices.push(read);
    else errors.push({ field: String(option.id), ...read });
  }
  const known = new Set(offer.options.map((option) => String(option.id)));
  const unknown = [...answers.keys()].filter((id) => !known.has(id));
  for (const id of unknown.slice(0, UNKNOWN_OPTIONS_SHOWN)) {
    errors.push({ field: id, code: 'unknown_option', message: `Unknown option ${id}` });
  }
  return errors.length ? { ok: false, errors } : { ok: true, choices };
}

// An empty answer counts as none, as in every form: it must not hide that a field is required.
function readAnswers(sent: unknown): Map<string, unknown> {
  const answers = new Map<string, unknown>();
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return answers;
  for (const [id, value] of Object.entries(sent)) {
    const kept: unknown = Array.isArray(value) ? value.filter((item) => !isEmpty(item)) : value;
    if (!isEmpty(kept)) answers.set(id.slice(0, 20), kept);
  }
  return answers;
}

function isEmpty(value: unknown): boolean {
  const text = typeof value === 'string' ? value.trim() : value;
  return !text || text === '0' || (Array.isArray(text) && text.length === 0);
}

function readChoice(option: OfferOption, answer: unknown): Choice | { code: string; message: string } | undefined {
  if (answer === undefined) {
    return option.required ? { code: 'required', message: `${option.name} required!` } : undefined;
  }
  const isText = option.type === 'text' || option.type === 'textarea' || option.type === 'date';
  return isText ? readText(option, answer) : readValues(option, answer);
}

function readValues(option: OfferOption, answer: unknown): Choice | { code: string; message: string } {
  const ids = Array.isArray(answer) && option.type === 'checkbox' ? answer : [answer];
  const chosen = new Set(ids.map((id) => option.values.find((value) => isSameId(value.id, id))));
  if (chosen.has(undefined)) return invalid(option);
  // The catalogue's order, so that the same choice is the same configuration.
  return { option, values: option.values.filter((value) => chosen.has(value)), text: '' };
}

function readText(option: OfferOption, answer: unknown): Choice | { code: string; message: string } {
  if (typeof answer !== 'string' && typeof answer !== 'number') return invalid(option);
  const text = String(answer).normalize('NFC').trim();
  const multiline = option.type === 'textarea';
  if (hasInvalidCharacters(text, multiline)) {
    return { code: 'invalid_field', message: `Invalid characters in ${option.name}` };
  }
  if ([...text].length > (multiline ? TEXTAREA_LENGTH : TEXT_LENGTH)) return invalid(option);
  if (option.type === 'date' && !isDate(text)) return invalid(option);
  const fault = formatFault(option.format, text);
  return fault ? { code: 'invalid_field', message: fault } : { option, values: [], text };
}

function isSameId(id: number, sent: unknown): boolean {
  return sent === id || sent === String(id);
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function invalid(option: OfferOption): { code: string; message: string } {
  return { code: 'invalid_field', message: `${option.name} is not a valid input!` };
}
