import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { loadContext, LoadError } from '#client/data/load.ts';
import { subscribePath } from '#client/site/paths.ts';
import { checkText } from '#client/form/rules.ts';
import { SubscribeDocument, type SubscribeSource } from '#client/generated/graphql.ts';
import { noAnswer } from '#client/form/no-answer.ts';
import { storeReferrer } from './referrer.ts';

/** A refused attempt: what was wrong, and the address as it was typed. */
export type SubscribeFailure = { message: string; email: string };

const SOURCES: readonly SubscribeSource[] = ['FOOTER', 'POPUP', 'CHECKOUT'];
const sayNoAnswer = () => noAnswer('Try again in a moment.');

export async function subscriptionAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const email = String(form.get('email') ?? '').trim();
  const issue = checkText(email, { required: true, format: 'email' });
  if (issue) return refuse(issue, email);
  const source = SOURCES.find((known) => known === form.get('source')) ?? 'FOOTER';
  try {
    const { subscribe } = await context.get(loadContext)(SubscribeDocument, { input: { email, source } });
    const [error] = subscribe.errors;
    if (error) return refuse(error.message, email);
    if (!import.meta.env.SSR && location.pathname !== subscribePath())
      storeReferrer(location.pathname + location.search);
    return redirect(`${subscribePath()}?link=sent`, 303);
  } catch (error) {
    if (error instanceof LoadError) return refuse(sayNoAnswer(), email, 503);
    throw error;
  }
}

function refuse(message: string, email: string, status = 422) {
  const failure: SubscribeFailure = { message, email };
  return data(failure, { status });
}
