import { data, redirect } from 'react-router-dom';
import { type Load, LoadError } from '#client/data/load.ts';
import { checkText } from '#client/form/rules.ts';
import { HandOverOrderDocument } from '#client/generated/graphql.ts';
import { withOwnKey } from '#client/order/act/with-own-key.ts';
import { orderPath, trackPath } from '#client/site/paths.ts';
import { noAnswer } from '#client/form/no-answer.ts';

export const NOT_CONFIRMED = 'Confirm it to hand the order over';

const sayNoAnswer = () => noAnswer('Send it again: the order is never handed over twice.');

/**
 * This ends the link of the old holder, so the redirect leads to the page where orders are looked up.
 *
 * @param refuse returns a rejected attempt with its message and status.
 */
export async function handoverAction<Failure>(
  load: Load,
  { token, key, form }: { token: string; key: string; form: FormData },
  refuse: (message: string, status: number) => Failure,
) {
  const email = String(form.get('email') ?? '').trim();
  const issue = checkText(email, { required: true, format: 'email' }) ?? (form.has('sure') ? undefined : NOT_CONFIRMED);
  if (issue) return refuse(issue, 422);
  try {
    const { errors } = await withOwnKey(key || null, async (idempotencyKey) => {
      const { handOverOrder } = await load(HandOverOrderDocument, { input: { token, email, idempotencyKey } });
      return handOverOrder;
    });
    const [error] = errors;
    if (error?.code === 'LINK_EXPIRED') return redirect(orderPath(token), 303);
    if (error?.code === 'NOT_FOUND') throw data('Not found', { status: 404 });
    return error ? refuse(error.message, 422) : redirect(`${trackPath()}?link=handed-over`, 303);
  } catch (error) {
    if (error instanceof LoadError) return refuse(sayNoAnswer(), 503);
    throw error;
  }
}
