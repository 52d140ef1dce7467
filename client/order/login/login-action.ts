import { redirect } from 'react-router-dom';
import { type Load, LoadError } from '#client/data/load.ts';
import { DeleteLoginDocument, SealLoginDocument, SendLoginCodeDocument } from '#client/generated/graphql.ts';
import { orderPath } from '#client/site/paths.ts';
import { loginId } from '#client/order/section-ids.ts';
import { noAnswer } from '#client/form/no-answer.ts';

const INTENTS = ['seal-login', 'send-code', 'delete-login'] as const;
export type LoginIntent = (typeof INTENTS)[number];

const sayNoAnswer = () => noAnswer('Please send it again.');

export function isLoginIntent(intent: string): intent is LoginIntent {
  return INTENTS.some((known) => known === intent);
}

/**
 * The result never contains typed text: a rejected login has to be typed again.
 *
 * @param refuse returns a rejected attempt with its message and status.
 */
export async function loginAction<Failure>(
  load: Load,
  { intent, token, form }: { intent: LoginIntent; token: string; form: FormData },
  refuse: (message: string, status: number) => Failure,
) {
  const line = textOf(form, 'line');
  try {
    const { errors } = await act(load, intent, { token, line }, form);
    const [error] = errors;
    if (error?.code === 'LINK_EXPIRED') return redirect(orderPath(token), 303);
    if (error) return refuse(error.message, 422);
    return redirect(`${orderPath(token)}#${loginId(line)}`, 303);
  } catch (error) {
    if (error instanceof LoadError) return refuse(sayNoAnswer(), 503);
    throw error;
  }
}

async function act(load: Load, intent: LoginIntent, of: { token: string; line: string }, form: FormData) {
  const field = (name: string) => textOf(form, `${name}-${of.line}`);
  if (intent === 'delete-login') {
    const input = { ...of, idempotencyKey: textOf(form, 'key') || null };
    return (await load(DeleteLoginDocument, { input })).deleteLogin;
  }
  if (intent === 'send-code') {
    return (await load(SendLoginCodeDocument, { input: { ...of, code: field('code').trim() } })).sendLoginCode;
  }
  const input = { ...of, account: field('account').trim(), password: field('password'), note: field('note').trim() };
  return (await load(SealLoginDocument, { input })).sealLogin;
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}
