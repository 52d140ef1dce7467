import { checkText, type TextRule } from '#client/form/rules.ts';
import type { InquiryTopic } from '#client/generated/graphql.ts';

/** A field of one of the forms. The shop has the same rules. */
export type Asked = TextRule & {
  name: string;
  label: string;
  /** In characters. */
  longest?: number;
};

export type Issue = { field?: string | null; message: string };

const EMAIL = { name: 'email', label: 'Email', required: true, format: 'email', longest: 96 } as const;
const MAX_TEXT_LENGTH = 2000;

/** The fields of the contact page, in the form's order. */
export const CONTACT: readonly Asked[] = [
  { name: 'name', label: 'Name', required: true, longest: 80 },
  EMAIL,
  { name: 'topic', label: 'Topic', required: true },
  { name: 'order', label: 'Order number', required: false, longest: 32 },
  { name: 'text', label: 'Message', required: true, longest: MAX_TEXT_LENGTH },
];

/** The fields of "Help me build". */
export const BUILD: readonly Asked[] = [
  { name: 'game', label: 'Game', required: true },
  { name: 'text', label: 'Goal', required: true, longest: MAX_TEXT_LENGTH },
  { name: 'budget', label: 'Budget', required: true, longest: 40 },
  { name: 'currency', label: 'Currency', required: true },
  { name: 'deadline', label: 'Deadline', required: false },
  EMAIL,
  { name: 'discord', label: 'Discord name', required: false, longest: 64 },
];

export const TOPICS: { value: InquiryTopic; name: string }[] = [
  { value: 'ORDER', name: 'An order' },
  { value: 'SERVICE', name: 'A service, before ordering' },
  { value: 'PAYMENT', name: 'Payment or refund' },
  { value: 'QUALITY', name: 'A player' },
  { value: 'PRIVACY', name: 'My personal data' },
  { value: 'JOBS', name: 'Work with you' },
  { value: 'OTHER', name: 'Something else' },
];

/** Every error of what was typed, in the form's order. */
export function issuesOf(form: FormData, asked: readonly Asked[]): Issue[] {
  return asked.flatMap(({ name, longest = Infinity, ...rule }) => {
    const text = textOf(form, name);
    const message = checkText(text, rule) ?? ([...text].length > longest ? `At most ${longest} characters` : undefined);
    return message ? [{ field: name, message }] : [];
  });
}

export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
