import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { type Load, loadContext, LoadError } from '#client/data/load.ts';
import { informationPath } from '#client/site/paths.ts';
import { RequestBuildDocument, SendInquiryDocument } from '#client/generated/graphql.ts';
import { CURRENCIES } from '#client/session/currency.ts';
import { noAnswer } from '#client/form/no-answer.ts';
import { BUILD, CONTACT, issuesOf, textOf, TOPICS, type Asked, type Issue } from './asked.ts';

/** A rejected attempt: the errors, and everything typed. `at` tells two attempts apart. */
export type InquiryFailure = { issues: Issue[]; typed: Record<string, string>; at: number };

type Send = (load: Load, text: (name: string) => string) => Promise<readonly Issue[]>;

const sayNoAnswer = () => noAnswer('Send it again: the same message never arrives twice.');
const NOT_LISTED = 'Choose one of the list';

export async function contactAction(args: ActionFunctionArgs) {
  return act(args, 'contact-us', CONTACT, async (load, text) => {
    const topic = TOPICS.find(({ value }) => value === text('topic'))?.value;
    if (!topic) return [{ field: 'topic', message: NOT_LISTED }];
    const [name, email, order] = [text('name'), text('email'), text('order') || null];
    const { sendInquiry } = await load(SendInquiryDocument, {
      input: { name, email, topic, order, text: text('text') },
    });
    return sendInquiry.errors;
  });
}

export async function buildAction(args: ActionFunctionArgs) {
  return act(args, 'hmb', BUILD, async (load, text) => {
    const currency = CURRENCIES.find(({ code }) => code === text('currency'))?.code;
    if (!currency) return [{ field: 'currency', message: NOT_LISTED }];
    const [game, budget, email] = [text('game'), text('budget'), text('email')];
    const [deadline, discord] = [text('deadline') || null, text('discord') || null];
    const { requestBuild } = await load(RequestBuildDocument, {
      input: { game, text: text('text'), budget, currency, deadline, email, discord },
    });
    return requestBuild.errors;
  });
}

async function act({ request, context }: ActionFunctionArgs, slug: string, asked: readonly Asked[], send: Send) {
  const form = await request.formData();
  const issues = issuesOf(form, asked);
  if (issues.length > 0) return refuse(issues, form);
  try {
    const refused = await send(context.get(loadContext), (name) => textOf(form, name));
    return refused.length > 0 ? refuse(refused, form) : redirect(`${informationPath(slug)}?link=sent`, 303);
  } catch (error) {
    if (error instanceof LoadError) return refuse([{ message: sayNoAnswer() }], form, 503);
    throw error;
  }
}

function refuse(issues: readonly Issue[], form: FormData, status = 422) {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const failure: InquiryFailure = { issues: [...issues], typed: Object.fromEntries(texts), at: Date.now() };
  return data(failure, { status });
}
