import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { type Load, loadContext, LoadError } from '#client/data/load.ts';
import { checkText } from '#client/form/rules.ts';
import {
  ConfirmAlertDocument,
  EndAlertDocument,
  SetAlertDocument,
  type SetAlertInput,
} from '#client/generated/graphql.ts';
import { noAnswer } from '#client/form/no-answer.ts';
import { alertPath } from './alert-path.ts';

/** A rejected attempt: the errors, and what was typed. */
export type AlertFailure = { message?: string; emailIssue?: string; email: string; about: string };

const sayNoAnswer = () => noAnswer('Try again in a moment.');
const OF_RUN = /^seat-(\d{1,10})$/;

/**
 * Sets an alert, or with a token in the address confirms or ends one: by a press, because mail programs follow links.
 */
export async function alertAction({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const load = context.get(loadContext);
  const token = params['token'];
  return token === undefined ? set(load, form) : press(load, token, form.get('intent') === 'end', request);
}

async function set(load: Load, form: FormData) {
  const [email, about, product] = ['email', 'about', 'product'].map((name) => String(form.get(name) ?? '').trim());
  const typed = { email: email ?? '', about: about ?? '' };
  const emailIssue = checkText(typed.email, { required: true, format: 'email' });
  if (emailIssue) return data<AlertFailure>({ ...typed, emailIssue }, { status: 422 });
  const slug = product ?? '';
  const event = OF_RUN.exec(typed.about)?.[1];
  const kind = typed.about.startsWith('seat') ? 'SEAT' : typed.about === 'season' ? 'SEASON' : 'PRICE';
  const input: SetAlertInput = { email: typed.email, kind, product: slug, ...(event && { event }) };
  try {
    const [error] = (await load(SetAlertDocument, { input })).setAlert.errors;
    if (error) return data<AlertFailure>({ ...typed, message: error.message }, { status: 422 });
    return redirect(`${alertPath(slug)}&link=sent`, 303);
  } catch (error) {
    if (error instanceof LoadError) return data<AlertFailure>({ ...typed, message: sayNoAnswer() }, { status: 503 });
    throw error;
  }
}

async function press(load: Load, token: string, isEnd: boolean, request: Request) {
  try {
    const input = { token };
    const { errors } = isEnd
      ? (await load(EndAlertDocument, { input })).endAlert
      : (await load(ConfirmAlertDocument, { input })).confirmAlert;
    const [error] = errors;
    if (error) return data<AlertFailure>({ email: '', about: '', message: error.message }, { status: 422 });
    return redirect(new URL(request.url).pathname, 303);
  } catch (error) {
    if (!(error instanceof LoadError)) throw error;
    return data<AlertFailure>({ email: '', about: '', message: sayNoAnswer() }, { status: 503 });
  }
}
