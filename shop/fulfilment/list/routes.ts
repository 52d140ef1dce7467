import { inTransaction } from '#shop/db/transaction.ts';
import { mailOrderList, openOrderList } from './schema.ts';
import { type Answer, type Endpoint, HttpError } from '#shop/http/call.ts';
import { requireAllowed } from '#shop/http/caller/require-allowed.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import { minorDecimal } from '#shop/money/currency.ts';
import { answerListRequests, noteListRequest, openList, readNames } from './list-store.ts';

const USED = 'This link was used, or is older than 30 minutes.';

const post = { method: 'POST', auth: 'session' } as const;

/** All orders of an e-mail address, for the owner of the mailbox. */
export const orderListEndpoints: Endpoint[] = [
  endpoint({ ...post, path: '/order/list-link', schema: mailOrderList, handle: mailLink }),
  endpoint({ ...post, path: '/order/list', schema: openOrderList, handle: open }),
];

async function mailLink(call: CheckedCall<typeof mailOrderList>): Promise<Answer> {
  const { deps, body } = call;
  await requireAllowed(call, 'lookup');
  await noteListRequest(deps.db, body.email, deps.now());
  // After the response, whose timing must not tell what was found; the sweep retries if it fails here.
  setImmediate(() => {
    answerListRequests(deps.db, deps.now()).catch((err: unknown) =>
      deps.log.warn({ err }, 'Sending a requested order list failed; a background job will retry'),
    );
  });
  return { data: { status: 'asked' } };
}

async function open(call: CheckedCall<typeof openOrderList>): Promise<Answer> {
  const { deps, body } = call;
  await requireAllowed(call, 'lookup');
  const data = await inTransaction(deps.db, async (tx) => {
    const orders = await openList(tx, body.token, deps.now(), deps.config.orderLinkDays);
    if (!orders) return undefined;
    const names = await readNames(
      tx,
      orders.map(({ id }) => id),
    );
    return orders.map((order) => ({
      order_number: `WS-${order.id}`,
      order_token: order.token,
      stage: order.stage,
      products: names.get(order.id) ?? [],
      total_decimal: minorDecimal(order.total_minor),
      currency_code: order.currency,
      date_added: order.placed_at.toISOString(),
    }));
  });
  if (!data) throw new HttpError(404, [{ code: 'not_found', field: 'token', message: USED }]);
  return { data: { orders: data } };
}
