import { data, redirect, redirectDocument, type ActionFunctionArgs } from 'react-router-dom';
import { loadContext, LoadError } from '#client/data/load.ts';
import { orderPath } from '#client/site/paths.ts';
import { handoverAction } from '#client/order/handover/handover-action.ts';
import { isLoginIntent, loginAction, type LoginIntent } from '#client/order/login/login-action.ts';
import { noAnswer } from '#client/form/no-answer.ts';
import { ACTS, type Act, isAct } from './order-acts.ts';
import { againWith } from '#client/order/again/again-with.ts';
import { withOwnKey } from './with-own-key.ts';
import { orderAgain } from '#client/order/again/order-again.ts';

/** What a form of the page requests: an action on the order, or to order again. */
export type Intent = Act | LoginIntent | 'again' | 'again-with' | 'hand-over';

/** A rejected attempt: the error, and what was typed or chosen. `at` tells two attempts apart. */
export type ActFailure = {
  intent: Intent;
  /** Empty if it was about no line. */
  line: string;
  message: string;
  typed: string;
  /** Of a review. */
  stars: string;
  name: string;
  /** Of an attempt without a response, so that the next one cannot act twice. */
  key: string | undefined;
  at: number;
};

const MAX_MESSAGE_LENGTH = 2000;
const MIN_REVIEW_LENGTH = 10;
const sayNoAnswer = () => noAnswer('Send it again: the same act never happens twice.');

export async function orderAction({ params, request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const token = params['token'] ?? '';
  const field = (name: string) => textOf(form, name);
  const [intent, key] = [field('intent'), field('key')];
  const given = givenIn(form);
  const { line, stars, name } = given;
  if (intent === 'again') return orderAgain(context.get(loadContext), token, line, key);
  if (intent === 'again-with') return againWith(context.get(loadContext), token, line, field('player'));
  if (intent !== 'hand-over' && !isAct(intent) && !isLoginIntent(intent)) throw data('Unknown intent', { status: 400 });
  const refuse = (message: string, status = 422) => {
    const typed = typedOf(intent, given);
    const sameKey = status === 503 ? key : undefined;
    return data<ActFailure>({ intent, line, message, typed, stars, name, key: sameKey, at: Date.now() }, { status });
  };
  if (intent === 'hand-over') return handoverAction(context.get(loadContext), { token, key, form }, refuse);
  if (isLoginIntent(intent)) return loginAction(context.get(loadContext), { intent, token, form }, refuse);
  const issue = issueOf(intent, given);
  if (issue) return refuse(issue);
  try {
    const { errors, order, paymentAction } = await withOwnKey(key || null, (idempotencyKey) =>
      ACTS[intent](context.get(loadContext), { token, idempotencyKey }, given),
    );
    const [error] = errors;
    if (error?.code === 'LINK_EXPIRED') return redirect(orderPath(token), 303);
    if (error?.code === 'NOT_FOUND') throw data('Not found', { status: 404 });
    if (error) return refuse(error.message);
    // A full page load: the provider is another site.
    if (paymentAction?.url) return redirectDocument(paymentAction.url, 303);
    return redirect(order ? `${new URL(order.url).pathname}?link=new` : orderPath(token), 303);
  } catch (error) {
    if (error instanceof LoadError) return refuse(sayNoAnswer(), 503);
    throw error;
  }
}

/** The fields of all forms; each form has some of them. */
function givenIn(form: FormData) {
  const field = (name: string) => textOf(form, name);
  const line = field('line');
  return {
    line,
    // Two fields with one name on a page would be two elements with one id, and one label would name both.
    text: field('text') || field('review'),
    webhook: field('webhook'),
    email: field('email'),
    stars: field('stars'),
    name: field('name'),
    // A typed text takes precedence over a choice.
    amount: (field('other') || field('amount')).replace(',', '.'),
    event: field(`event-${line}`),
    dates: datesIn(form),
    subscribed: { endpoint: field('endpoint'), p256dh: field('p256dh'), auth: field('auth') },
    refundAs: refundIn(form),
  };
}

/** The value of the form's one field, restored after a rejected attempt. */
function typedOf(intent: Intent, { text, event, amount, webhook, email }: ReturnType<typeof givenIn>): string {
  const typed: Partial<Record<Intent, string>> = {
    reschedule: event,
    tip: amount,
    discord: webhook,
    'hand-over': email,
  };
  return typed[intent] ?? text;
}

function issueOf(intent: Act, { text, stars, event, dates }: ReturnType<typeof givenIn>): string | undefined {
  if (intent === 'message') return messageIssue(text);
  if (intent === 'review') return reviewIssue(stars, text);
  const chosen = intent === 'reschedule' ? [event] : intent === 'rebook' ? dates.map((date) => date.event) : [];
  return chosen.includes('') ? 'Required' : undefined;
}

/** The shop has the same rule. */
function messageIssue(text: string): string | undefined {
  if (text === '') return 'Required';
  return [...text].length > MAX_MESSAGE_LENGTH ? `At most ${MAX_MESSAGE_LENGTH} characters` : undefined;
}

/** The shop has the same rules. */
function reviewIssue(stars: string, text: string): string | undefined {
  if (!/^[1-5]$/.test(stars)) return 'Choose one to five stars';
  return [...text].length < MIN_REVIEW_LENGTH ? `Write at least ${MIN_REVIEW_LENGTH} characters` : undefined;
}

function refundIn(form: FormData): 'MONEY' | 'CREDIT' | undefined {
  const as = form.get('refundAs');
  return as === 'MONEY' || as === 'CREDIT' ? as : undefined;
}

function datesIn(form: FormData): { line: string; event: string }[] {
  return [...form.keys()].flatMap((name) => {
    const line = /^event-(\d+)$/.exec(name)?.[1];
    return line ? [{ line, event: textOf(form, name) }] : [];
  });
}

/** Forms send line breaks as two characters, which would count twice. */
function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
}
