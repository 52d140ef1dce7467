import type { Change } from '#shop/order/change.ts';
import * as team from '#shop/fulfilment/team-acts.ts';
import type { Answer, Call, Endpoint } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import { changeByDesk, deskOf, requireNumber } from './act.ts';
import { filterOf } from './filter.ts';
import { countOrders, listOrders } from './list-store.ts';
import { chooseRefund } from '#shop/fulfilment/credit.ts';
import { refundTip } from '#shop/fulfilment/tip.ts';
import { cancelByDesk, refundByDesk, settleRefund } from './money/money-acts.ts';
import * as schema from './schema.ts';
import { answerText } from './support/saved-answer-store.ts';
import { deskData, rowsData } from './wire.ts';

const ROWS_A_PAGE = 20;

const get = { method: 'GET', auth: 'none' } as const;
const post = { method: 'POST', auth: 'none' } as const;

/** The team's endpoints, below `/api/desk`, for holders of the desk's key. */
export const deskEndpoints: Endpoint[] = [
  endpoint({ ...get, path: '/orders', schema: schema.listOrders, handle: list }),
  endpoint({ ...get, path: '/orders/:number', schema: schema.showOrder, handle: show }),
  endpoint({
    ...post,
    path: '/orders/:number/assign',
    schema: schema.assign,
    handle: act('assign', (change, { team: name }) => team.assign(change, name)),
  }),
  endpoint({ ...post, path: '/orders/:number/advance', schema: schema.advance, handle: act('advance', team.advance) }),
  endpoint({
    ...post,
    path: '/orders/:number/message',
    schema: schema.message,
    handle: act('message', async (change, body) => team.answerBuyer(change, await answerText(change.tx, body), null)),
  }),
  endpoint({
    ...post,
    path: '/orders/:number/hold',
    schema: schema.hold,
    handle: act('hold', (change, { cause }) => team.hold(change, cause)),
  }),
  endpoint({
    ...post,
    path: '/orders/:number/note',
    schema: schema.note,
    // The act is the note.
    handle: act('note', async () => {}),
  }),
  endpoint({ ...post, path: '/orders/:number/release', schema: schema.release, handle: act('release', team.release) }),
  endpoint({ ...post, path: '/orders/:number/paid', schema: schema.paid, handle: act('paid', team.markPaid) }),
  endpoint({
    ...post,
    path: '/orders/:number/dispute',
    schema: schema.dispute,
    handle: act('dispute', (change, { state }) => team.dispute(change, state)),
  }),
  endpoint({
    ...post,
    path: '/orders/:number/refund',
    schema: schema.refund,
    handle: act('refund', async (change, { amount, line, reason, refund_as }) => {
      const minor = amount === undefined ? undefined : minorOf(amount);
      return refundByDesk(await chosen(change, refund_as), { minor, line, reason });
    }),
  }),
  endpoint({
    ...post,
    path: '/orders/:number/refund-tip',
    schema: schema.refundTip,
    handle: act('refund-tip', (change, { reason }) => refundTip(change, reason)),
  }),
  endpoint({
    ...post,
    path: '/orders/:number/cancel',
    schema: schema.cancel,
    handle: act('cancel', async (change, { reason, whole = false, refund_as }) =>
      cancelByDesk(await chosen(change, refund_as), { reason, isWhole: whole }),
    ),
  }),
  endpoint({
    ...post,
    path: '/orders/:number/settle-refund',
    schema: schema.settleRefund,
    handle: act('settle-refund', (change, { refund, state }) => settleRefund(change, refund, state)),
  }),
];

type ActCall<Body> = Pick<Call, 'deps' | 'headers'> & { params: { number: string }; body: Body };

function act<Body extends { version?: number | undefined }>(
  name: string,
  work: (change: Change, asked: Omit<Body, 'version'>) => Promise<void>,
) {
  return async ({ deps, params, headers, body }: ActCall<Body>): Promise<Answer> => {
    const order = await requireNumber(deps.db, params.number);
    const { version, ...detail } = body;
    const changed = await changeByDesk(deps, deskOf(headers), order, { name, detail, version }, (change) =>
      work(change, detail),
    );
    return { data: await deskData(deps, changed) };
  };
}

async function list({ deps, query }: CheckedCall<typeof schema.listOrders>): Promise<Answer> {
  const filter = filterOf(query);
  const { limit = ROWS_A_PAGE, page = 1 } = query;
  const orders = await listOrders(deps.db, filter, { limit, offset: (page - 1) * limit });
  return { data: await rowsData(deps.db, orders), total: await countOrders(deps.db, filter) };
}

async function show({ deps, params }: CheckedCall<typeof schema.showOrder>): Promise<Answer> {
  return { data: await deskData(deps, await requireNumber(deps.db, params.number)) };
}

function minorOf(decimal: string): number {
  const [whole = '0', fraction = '00'] = decimal.split('.');
  return Number(whole) * 100 + Number(fraction);
}

/** As the buyer has chosen, unless the team decides: then its choice stays, on the order's page too. */
async function chosen(change: Change, as: 'money' | 'credit' | undefined): Promise<Change> {
  return { ...change, order: await chooseRefund(change, as) };
}
