import { isEmail } from '#schema/email.ts';

export type TextRule = { required?: boolean | undefined; format?: 'battletag' | 'email' | undefined };

// The message's own example is longer than the rule allows; both are as specified. Word characters include letters with accents, as Battle.net allows them.
const BATTLETAG = /^[\p{L}\p{M}\p{N}_]{2,12}#\d+$/u;

/** The error of a typed text, as shown beside the field; `undefined` if there is none. */
export function checkText(value: string, { required, format }: TextRule): string | undefined {
  const text = value.trim();
  if (!text) return required ? 'Required' : undefined;
  if (format === 'battletag' && !BATTLETAG.test(text)) return 'Format is SomeNickname88#12345';
  if (format === 'email' && !isEmail(text)) return 'Enter correct email';
  return undefined;
}

/**
 * The label of a choice that still has to be made: `Start time` becomes `Choose start time`, `EU server` stays upper
 * case.
 */
export function chooseLabel(label: string): string {
  const [first = '', second = ''] = label;
  return `Choose ${second === second.toUpperCase() ? first : first.toLowerCase()}${label.slice(1)}`;
}
