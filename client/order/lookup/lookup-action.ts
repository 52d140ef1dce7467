import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { loadContext, LoadError, type Load } from '#client/data/load.ts';
import { trackPath } from '#client/site/paths.ts';
import { LookUpOrderDocument, MailOrderListDocument } from '#client/generated/graphql.ts';
import { noAnswer } from '#client/form/no-answer.ts';
import { emailIssues, lookupIssues, type Issue } from './lookup-fields.ts';

/** A rejected attempt: the errors, and what was typed. `at` tells two attempts apart. */
export type LookupFailure = {
  issues: readonly Issue[];
  number: string;
  email: string;
  /** Whether all orders were requested, by the address alone. */
  isList: boolean;
  at: number;
};

const sayNoAnswer = () => noAnswer('Try again in a moment.');

export async function lookupAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const isList = form.has('list');
  const [number, email] = [textOf(form, 'number'), textOf(form, isList ? 'list' : 'email')];
  const refuse = (issues: readonly Issue[], status = 422) => {
    const failure: LookupFailure = { issues, number, email, isList, at: Date.now() };
    return data(failure, { status });
  };
  const issues = isList ? emailIssues(email) : lookupIssues(number, email);
  if (issues.length > 0) return refuse(issues);
  const load = context.get(loadContext);
  try {
    const errors = await (isList ? mailList(load, email) : mailOrder(load, number, email));
    return errors.length > 0 ? refuse(errors) : redirect(`${trackPath()}?link=${isList ? 'list' : 'sent'}`, 303);
  } catch (error) {
    if (error instanceof LoadError) return refuse([{ message: sayNoAnswer() }], 503);
    throw error;
  }
}

async function mailOrder(load: Load, number: string, email: string): Promise<readonly Issue[]> {
  return (await load(LookUpOrderDocument, { input: { number, email } })).lookUpOrder.errors;
}

async function mailList(load: Load, email: string): Promise<readonly Issue[]> {
  return (await load(MailOrderListDocument, { input: { email } })).mailOrderList.errors;
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
