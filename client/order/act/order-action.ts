import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { type Load, loadContext, LoadError } from '#client/app/load.ts';
import { orderPath } from '#client/app/paths.ts';
import {
  AcceptCompensationDocument,
  ConfirmOrderDocument,
  PauseOrderDocument,
  ResumeOrderDocument,
  SendOrderMessageDocument,
  WithdrawOrderDocument,
} from '#client/generated/graphql.ts';

export type Intent = 'message' | 'pause' | 'resume' | 'confirm' | 'withdraw' | 'accept';

/** A refused attempt: what was wrong, and what was typed. `at` tells two attempts apart. */
export type ActRefusal = {
  intent: Intent;
  message: string;
  typed: string;
  /** Of an attempt that got no answer, so that the next one cannot act twice. */
  key: string | undefined;
  at: number;
};

type Input = { token: string; idempotencyKey: string | null };
type Act = (
  load: Load,
  input: Input,
  text: string,
) => Promise<{ errors: readonly { code: string; message: string }[] }>;

const LONGEST_MESSAGE = 2000;
const NO_ANSWER = 'The shop did not answer. Send it again: the same act never happens twice.';

const ACTS: Record<Intent, Act> = {
  message: async (load, input, text) =>
    (await load(SendOrderMessageDocument, { input: { ...input, text } })).sendOrderMessage,
  pause: async (load, input) => (await load(PauseOrderDocument, { input })).pauseOrder,
  resume: async (load, input) => (await load(ResumeOrderDocument, { input })).resumeOrder,
  confirm: async (load, input) => (await load(ConfirmOrderDocument, { input })).confirmOrder,
  withdraw: async (load, input) => (await load(WithdrawOrderDocument, { input })).withdrawOrder,
  accept: async (load, input) => (await load(AcceptCompensationDocument, { input })).acceptCompensation,
};

export async function orderAction({ params, request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const token = params['token'] ?? '';
  const [intent, key, text] = [textOf(form, 'intent'), textOf(form, 'key'), textOf(form, 'text')];
  if (!isIntent(intent)) throw data('Unknown intent', { status: 400 });
  const refuse = (message: string, status = 422) => {
    const refusal: ActRefusal = {
      intent,
      message,
      typed: text,
      key: status === 503 ? key : undefined,
      at: Date.now(),
    };
    return data(refusal, { status });
  };
  const fault = intent === 'message' ? faultOf(text) : undefined;
  if (fault) return refuse(fault);
  try {
    const [error] = (await ACTS[intent](context.get(loadContext), { token, idempotencyKey: key || null }, text)).errors;
    if (error?.code === 'NOT_FOUND') throw data('Not found', { status: 404 });
    return error ? refuse(error.message) : redirect(orderPath(token), 303);
  } catch (error) {
    if (error instanceof LoadError) return refuse(NO_ANSWER, 503);
    throw error;
  }
}

function isIntent(intent: string): intent is Intent {
  return Object.hasOwn(ACTS, intent);
}

/** The shop has the same rule. */
function faultOf(text: string): string | undefined {
  if (text === '') return 'Required';
  return [...text].length > LONGEST_MESSAGE ? `At most ${LONGEST_MESSAGE} characters` : undefined;
}

/** Forms send line breaks as two characters, which would count twice. */
function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
}
