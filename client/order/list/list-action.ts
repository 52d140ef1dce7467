import { data, type ActionFunctionArgs } from 'react-router-dom';
import { loadContext, LoadError } from '#client/data/load.ts';
import { OpenOrderListDocument, type OpenOrderListMutation } from '#client/generated/graphql.ts';
import { noAnswer } from '#client/form/no-answer.ts';

export type Listed = NonNullable<OpenOrderListMutation['openOrderList']['orders']>[number];
/** The orders, or why there are none. */
export type Opened = { orders: readonly Listed[] } | { refused: string };

const sayNoAnswer = () => noAnswer('Try again in a moment: the link still works.');

/** Uses the link up. This takes a press, because programs that check mails follow every link in them. */
export async function listAction({ params, context }: ActionFunctionArgs) {
  try {
    const input = { token: params['token'] ?? '' };
    const { orders, errors } = (await context.get(loadContext)(OpenOrderListDocument, { input })).openOrderList;
    if (orders) return data<Opened>({ orders });
    return data<Opened>({ refused: errors[0]?.message ?? sayNoAnswer() }, { status: 422 });
  } catch (error) {
    if (error instanceof LoadError) return data<Opened>({ refused: sayNoAnswer() }, { status: 503 });
    throw error;
  }
}
