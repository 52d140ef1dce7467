import type { z } from 'zod';
import type { ErrorDetail } from '#shop/http/call.ts';
import { ANSWERED_BY, type Offer, type OfferOption } from './offer.ts';
import { readAmount } from '#shop/product/option/amount.ts';
import type { Choice, Issue } from '#shop/product/option/choice.ts';
import { controllersOf, dependsIssue, isAsked, isMet, type Made } from '#shop/product/option/condition.ts';
import { readRange } from '#shop/product/option/range.ts';
import { readText } from '#shop/product/option/read-text.ts';
import { readValues } from '#shop/product/option/read-values.ts';

export type { Choice };

/** Option id → value id, list of value ids, or text, as sent: each option reads its own. */
export type Answers = Readonly<Record<string, unknown>>;

/** An empty list is what PHP makes of no answers. What else is no object would be left out of the price. */
export function readOptions(sent: unknown, issues: Pick<z.RefinementCtx, 'addIssue'>): Answers {
  if (isEmpty(sent)) return {};
  if (typeof sent === 'object' && !Array.isArray(sent)) return Object.fromEntries(Object.entries(sent ?? {}));
  issues.addIssue({ code: 'custom', message: 'Options must be given by their number' });
  return {};
}

/** `choices` of an invalid configuration are the valid ones. */
export type Configured =
  | { ok: true; choices: Choice[] }
  | { ok: false; choices: Choice[]; errors: [ErrorDetail, ...ErrorDetail[]] };

const UNKNOWN_OPTIONS_SHOWN = 10;
/** Characters of an unknown option's name that an error message shows. */
const UNKNOWN_NAME_SHOWN = 20;

/**
 * Checks a buyer's choices against the product's own options. An option that depends on another's value is neither
 * required nor accepted without it.
 *
 * @returns the choices, or every error in the order of the form, then unknown options.
 */
export function configure(offer: Offer, sent: Answers): Configured {
  const answers = readAnswers(sent);
  const made = new Map<number, Choice>();
  const undecided = new Set<number>();
  const errors: ErrorDetail[] = [];
  for (const option of offer.options) {
    // An option cannot be checked while one that it depends on is invalid.
    if (controllersOf(option).some((id) => undecided.has(id))) {
      undecided.add(option.id);
      continue;
    }
    const read = readChoice(offer, option, answers.get(String(option.id)), made);
    if (!read) continue;
    if ('option' in read) {
      made.set(option.id, read);
    } else {
      undecided.add(option.id);
      errors.push({ field: String(option.id), ...read });
    }
  }
  const known = new Set(offer.options.map((option) => String(option.id)));
  const unknown = [...answers.keys()].filter((id) => !known.has(id));
  for (const id of unknown.slice(0, UNKNOWN_OPTIONS_SHOWN)) {
    errors.push({ field: id, code: 'unknown_option', message: `Unknown option ${id.slice(0, UNKNOWN_NAME_SHOWN)}` });
  }
  const choices = [...made.values()];
  const [first, ...others] = errors;
  return first ? { ok: false, choices, errors: [first, ...others] } : { ok: true, choices };
}

// An empty answer counts as missing, as in every form: it must not hide that a field is required.
function readAnswers(sent: Answers): Map<string, unknown> {
  const answers = new Map<string, unknown>();
  for (const [id, value] of Object.entries(sent)) {
    const given: unknown = Array.isArray(value) ? value.filter((item) => !isEmpty(item)) : value;
    if (!isEmpty(given)) answers.set(id, given);
  }
  return answers;
}

function isEmpty(value: unknown): boolean {
  const text = typeof value === 'string' ? value.trim() : value;
  return !text || text === '0' || (Array.isArray(text) && text.length === 0);
}

/** One answer; undefined if the option does not apply, or needs no answer. */
export function readChoice(offer: Offer, option: OfferOption, answer: unknown, made: Made): Choice | Issue | undefined {
  if (!isAsked(option, made)) {
    if (answer === undefined) return undefined;
    const own = isMet(option.dependsOn, made) ? option.values[0]?.dependsOn : option.dependsOn;
    return dependsIssue(option.name, own ?? null, offer);
  }
  if (answer === undefined) {
    return option.required ? { code: 'required', message: `${option.name} required!` } : undefined;
  }
  // Of several answers to an option that takes one, the last counts, as in a form.
  const counted: unknown = Array.isArray(answer) && option.type !== 'checkbox' ? answer.at(-1) : answer;
  switch (ANSWERED_BY[option.type]) {
    case 'text':
      return readText(option, counted);
    case 'range':
      return readRange(option, counted);
    case 'amount':
      return readAmount(option, counted);
    case 'values':
      return readValues(offer, option, counted, made);
  }
}
