import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { loadContext, LoadError } from '#client/data/load.ts';
import { trackPath } from '#client/site/paths.ts';
import { LookUpOrderDocument } from '#client/generated/graphql.ts';
import { lookupIssues, type Issue } from './lookup-fields.ts';

/** A refused attempt: what was wrong, and what was typed. `at` tells two attempts apart. */
export type LookupFailure = { issues: readonly Issue[]; number: string; email: string; at: number };

const NO_ANSWER = 'The shop did not answer. Try again in a moment.';

export async function lookupAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const [number, email] = [textOf(form, 'number'), textOf(form, 'email')];
  const refuse = (issues: readonly Issue[], status = 422) => {
    const failure: LookupFailure = { issues, number, email, at: Date.now() };
    return data(failure, { status });
  };
  const issues = lookupIssues(number, email);
  if (issues.length > 0) return refuse(issues);
  try {
    const { errors } = (await context.get(loadContext)(LookUpOrderDocument, { input: { number, email } })).lookUpOrder;
    return errors.length > 0 ? refuse(errors) : redirect(`${trackPath()}?link=sent`, 303);
  } catch (error) {
    if (error instanceof LoadError) return refuse([{ message: NO_ANSWER }], 503);
    throw error;
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
