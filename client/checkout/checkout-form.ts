import { checkText } from '#client/form/rules.ts';

/** Form field of a game's identity field. */
export const gameField = (sendid: string): string => `game-${sendid}`;

/** What was typed and chosen, by form field name. */
export type Typed = Record<string, string>;

export type CheckoutError = { field?: string | null; code: string; message: string };

/** As much of a checkout field as its check needs. */
export type Asked = { sendid: string; name: string; required: boolean; format?: 'BATTLETAG' | 'EMAIL' | null };

type Guest = { email: string; fields: { sendid: string; value: string }[]; paymentMethod: string; comment: string };

/** Never given back to the form: the buyer agrees anew, and these belong to one attempt. */
const OF_THE_ATTEMPT = new Set(['agree', 'idempotencyKey', 'expectedTotal', 'cartVersion', 'currency', 'intent']);

export function readTyped(form: FormData): Typed {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts.filter(([name]) => !OF_THE_ATTEMPT.has(name)));
}

/** What an earlier attempt has left with the shop, as the form would have it typed. */
export function typedBefore({ email, fields, paymentMethod, comment }: Guest): Typed {
  const answers = fields.map(({ sendid, value }) => [gameField(sendid), value]);
  return { email, comment, paymentMethod, ...Object.fromEntries(answers) };
}

/** Every fault at once and in the form's order; `field` is the form field's name. The shop checks again. */
export function checkoutFaults(form: FormData, asked: readonly Asked[]): CheckoutError[] {
  const text = (name: string) => String(form.get(name) ?? '');
  const faults: CheckoutError[] = [];
  const fault = (field: string, message: string | undefined) => {
    if (message) faults.push({ field, code: message === 'Required' ? 'REQUIRED' : 'INVALID_FORMAT', message });
  };
  fault('email', checkText(text('email'), { required: true, format: 'email' }));
  for (const { sendid, required, format } of asked) {
    const rule = format === 'BATTLETAG' ? 'battletag' : format === 'EMAIL' ? 'email' : undefined;
    fault(gameField(sendid), checkText(text(gameField(sendid)), { required, format: rule }));
  }
  if (!text('paymentMethod'))
    faults.push({ field: 'paymentMethod', code: 'PAYMENT_METHOD', message: 'Choose a payment method' });
  if (!isAgreed(form)) faults.push({ field: 'agree', code: 'TERMS', message: 'Agree to the terms to go on' });
  return faults;
}

/** A box that is ticked, not any field of its name. */
export function isAgreed(form: FormData): boolean {
  return ['on', '1', 'true'].includes(String(form.get('agree')));
}

/** The API names a game's field by its `sendid`; the form by its own name. */
export function namedAsInForm(errors: readonly CheckoutError[], asked: readonly Asked[]): CheckoutError[] {
  const sendids = new Set(asked.map(({ sendid }) => sendid));
  return errors.map((error) =>
    error.field && sendids.has(error.field) ? { ...error, field: gameField(error.field) } : error,
  );
}

/** The message as it reads away from its field: `BattleTag: Required`. */
export function withLabel({ field, message }: CheckoutError, asked: readonly Asked[]): string {
  const label = field === 'email' ? 'Email' : asked.find(({ sendid }) => gameField(sendid) === field)?.name;
  return label ? `${label}: ${message}` : message;
}

export function answersOf(form: FormData, asked: readonly Asked[]) {
  return asked.flatMap(({ sendid }) => {
    const value = String(form.get(gameField(sendid)) ?? '').trim();
    return value ? [{ sendid, value }] : [];
  });
}
