import type { ErrorDetail } from '#shop/http/call.ts';
import { CURRENCIES, type Currency } from '#shop/money/currency.ts';
import { type Form, type FormReader, readerOf } from './reader.ts';

type Fact = { name: string; value: string };
export type Inquiry = { kind: 'contact' | 'build'; email: string; text: string; facts: Fact[] };

/** What the validation of an inquiry depends on besides the form. */
export type Known = {
  /** Names of the games by their paths. */
  games: ReadonlyMap<string, string>;
  now: Date;
};

/** The subjects of messages, and how the team reads them. */
export const TOPICS = new Map([
  ['order', 'An order'],
  ['service', 'A service, before ordering'],
  ['payment', 'Payment or refund'],
  ['quality', 'A player'],
  ['privacy', 'Personal data'],
  ['jobs', 'Work with us'],
  ['other', 'Something else'],
]);
const CURRENCY_CHOICES: ReadonlyMap<string, Currency> = new Map(CURRENCIES.map((code) => [code, code]));

export const SAME_MESSAGE_MS = 24 * 60 * 60 * 1000;
export const MAX_TEXT_LENGTH = 2000;

const MAX_CONFIRMATIONS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;
const ORDER_NUMBER = /^(?:ws-?)?(\d{1,10})$/i;

/** A validated inquiry, or every error in the form's order. */
export function readInquiry(body: Form, known: Known): { inquiry: Inquiry } | { issues: ErrorDetail[] } {
  const form = readerOf(body);
  const kind = form.choice('kind', new Map([['contact', readContact] as const, ['build', readBuild] as const]));
  if (!kind) return { issues: form.issues };
  const inquiry = kind(form, known);
  return form.issues.length > 0 ? { issues: form.issues } : { inquiry };
}

/**
 * Whether the sender gets a mail. Anybody's address may have been typed, so nobody
 * can be flooded with mail through the form.
 *
 * @param before how many inquiries named the address in the last day.
 */
export function isConfirmationDue(before: number): boolean {
  return before < MAX_CONFIRMATIONS;
}

function readContact(form: FormReader): Inquiry {
  const name = form.text('name', { required: true, longest: 80 });
  const email = form.email('email');
  const topic = form.choice('topic', TOPICS) ?? '';
  const order = form.text('order', { required: false, longest: 32 });
  const number = ORDER_NUMBER.exec(order)?.[1];
  if (order && !number) form.issue('order', 'Order numbers look like WS-10001');
  const text = form.text('text', { required: true, longest: MAX_TEXT_LENGTH, lines: true });
  const facts = factsOf({ Name: name, About: topic, Order: number ? `WS-${number}` : '' });
  return { kind: 'contact', email, text, facts };
}

function readBuild(form: FormReader, { games, now }: Known): Inquiry {
  const game = form.choice('game', games) ?? '';
  const text = form.text('text', { required: true, longest: MAX_TEXT_LENGTH, lines: true });
  const budget = form.text('budget', { required: true, longest: 40 });
  if (budget && !/\d/.test(budget)) form.issue('budget', 'Write an amount, such as 100 or 100 to 150');
  const currency = form.choice('currency', CURRENCY_CHOICES) ?? '';
  const deadline = form.text('deadline', { required: false, longest: 10 });
  if (deadline && !isDay(deadline)) form.issue('deadline', 'Write a date such as 2026-12-24');
  // It is still yesterday somewhere.
  else if (deadline && deadline < dayOf(now.getTime() - DAY_MS)) form.issue('deadline', 'Choose a date to come');
  const email = form.email('email');
  const discord = form.text('discord', { required: false, longest: 64 });
  const facts = factsOf({
    Game: game,
    Budget: `${budget} ${currency}`,
    Deadline: deadline || 'None',
    Discord: discord,
  });
  return { kind: 'build', email, text, facts };
}

function factsOf(answers: Record<string, string>): Fact[] {
  return Object.entries(answers).flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  // JavaScript reads the 30th of February as a day of March.
  return !Number.isNaN(time) && dayOf(time) === text;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
