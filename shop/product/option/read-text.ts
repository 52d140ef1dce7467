import type { OfferOption } from '#shop/product/quote/offer.ts';
import { formatIssue, hasInvalidCharacters, isInvisible } from '#shop/product/quote/text/text-format.ts';
import { type Choice, type Issue, invalid, typed } from './choice.ts';

const TEXT_LENGTH = 255;
const TEXTAREA_LENGTH = 5000;

export function readText(option: OfferOption, answer: unknown): Choice | Issue {
  if (typeof answer !== 'string' && typeof answer !== 'number') return invalid(option);
  const text = String(answer).normalize('NFC').trim();
  const multiline = option.type === 'textarea';
  if (hasInvalidCharacters(text, multiline)) {
    return { code: 'invalid_field', message: `Invalid characters in ${option.name}` };
  }
  if ([...text].length > (multiline ? TEXTAREA_LENGTH : TEXT_LENGTH)) return invalid(option);
  if (option.type === 'date' && !isDate(text)) return invalid(option);
  if (option.required && isInvisible(text)) return { code: 'required', message: `${option.name} required!` };
  const issue = formatIssue(option.format, text);
  return issue ? { code: 'invalid_field', message: issue } : typed(option, text);
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
