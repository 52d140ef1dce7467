import { identityBefore, type Asked, type EarlierAnswers } from './identity-form.ts';
import { checkText } from '#client/form/rules.ts';

/** What was typed and chosen, by form field name. */
export type Typed = Record<string, string>;

export type CheckoutError = {
  field?: string | null;
  /** The game, or the line, that the field belongs to. */
  game?: string | null;
  line?: string | null;
  code: string;
  message: string;
};

type Guest = EarlierAnswers & { email: string; paymentMethod: string; comment: string };

/** Never restored in the form: the buyer agrees again, and the others belong to one attempt. */
const OF_THE_ATTEMPT = new Set([
  'agree',
  'letter',
  'remember',
  'idempotencyKey',
  'expectedTotal',
  'cartVersion',
  'currency',
  'intent',
]);

export function readTyped(form: FormData): Typed {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts.filter(([name]) => !OF_THE_ATTEMPT.has(name)));
}

/** Values that the shop has from an earlier attempt, or that the cart's lines imply, as if typed. */
export function typedBefore(guest: Guest, asked: readonly Asked[]): Typed {
  const { email, paymentMethod, comment } = guest;
  return { email, comment, paymentMethod, ...identityBefore(guest, asked) };
}

/** Every error at once and in the form's order; `field` is the form field's name. The shop checks again. */
export function checkoutIssues(form: FormData, asked: readonly Asked[]): CheckoutError[] {
  const text = (name: string) => String(form.get(name) ?? '');
  const issues: CheckoutError[] = [];
  const issue = (field: string, message: string | undefined) => {
    if (message) issues.push({ field, code: message === 'Required' ? 'REQUIRED' : 'INVALID_FORMAT', message });
  };
  issue('email', checkText(text('email'), { required: true, format: 'email' }));
  for (const { name, required, format } of asked) {
    const rule = format === 'BATTLETAG' ? 'battletag' : format === 'EMAIL' ? 'email' : undefined;
    issue(name, checkText(text(name), { required, format: rule }));
  }
  if (!text('paymentMethod'))
    issues.push({ field: 'paymentMethod', code: 'PAYMENT_METHOD', message: 'Choose a payment method' });
  if (!isAgreed(form)) issues.push({ field: 'agree', code: 'TERMS', message: 'Agree to the terms to go on' });
  return issues;
}

/** A box that is ticked, not any field of its name. */
export function isAgreed(form: FormData): boolean {
  return isTicked(form, 'agree');
}

export function isTicked(form: FormData, name: string): boolean {
  return ['on', '1', 'true'].includes(String(form.get(name)));
}

/** The API names a game's field by its `sendid`, its game and its line; the form by its own name. */
export function namedAsInForm(errors: readonly CheckoutError[], asked: readonly Asked[]): CheckoutError[] {
  return errors.map((error) => {
    const own = asked.find(
      ({ sendid, game, line }) =>
        sendid === error.field && (error.line ? line === error.line : !line && game === (error.game ?? game)),
    );
    return own ? { ...error, field: own.name } : error;
  });
}

/** The message as it reads away from its field: `World of Warcraft, BattleTag: Required`. */
export function withLabel({ field, message }: CheckoutError, asked: readonly Asked[]): string {
  const own = asked.find(({ name }) => name === field);
  const isOneGame = new Set(asked.map(({ game }) => game)).size <= 1;
  const label = field === 'email' ? 'Email' : own && (isOneGame ? own.label : `${own.title}, ${own.label}`);
  return label ? `${label}: ${message}` : message;
}
