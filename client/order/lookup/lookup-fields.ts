import { checkText } from '#client/form/rules.ts';

export type Issue = { field?: string | null; message: string };

const NUMBER = /^(ws-?)?\d{1,9}$/i;

/** Errors of the typed values, in the form's order. The shop has the same rules. */
export function lookupIssues(number: string, email: string): Issue[] {
  const wrongNumber = checkText(number, { required: true }) ?? (NUMBER.test(number) ? undefined : 'Format is WS-10001');
  return [...(wrongNumber ? [{ field: 'number', message: wrongNumber }] : []), ...emailIssues(email)];
}

export function emailIssues(email: string): Issue[] {
  const message = checkText(email, { required: true, format: 'email' });
  return message ? [{ field: 'email', message }] : [];
}
