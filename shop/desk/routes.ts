import { readMoment } from '#shop/event/rules.ts';
import type { Change } from '#shop/order/change.ts';
import * as team from '#shop/fulfilment/team-acts.ts';
import { type Answer, type Call, type Endpoint, HttpError } from '#shop/http/call.ts';
import { STAGES, type Stage } from '#shop/order/stage.ts';
import { changeByDesk, requireNumber } from './act.ts';
import { countOrders, listOrders, type OrderFilter } from './list-store.ts';
import { cancelByDesk, refundByDesk, settleRefund } from './money-acts.ts';
import * as schema from './schema.ts';
import { deskData, rowsData } from './wire.ts';

type Body = Record<string, unknown>;

const ROWS_A_PAGE = 20;

/** The team's calls, below `/api/desk`, for anyone who shows the desk's key. */
export const deskEndpoints: Endpoint[] = [
  { method: 'GET', path: '/orders', auth: 'none', schema: schema.listOrders, handle: list },
  { method: 'GET', path: '/orders/:number', auth: 'none', schema: schema.showOrder, handle: show },
  act('assign', schema.assign, (change, body) => team.assign(change, text(body['team']))),
  act('advance', schema.advance, (change, body) => team.advance(change, body as team.Advance)),
  act('message', schema.message, (change, body) => team.answerBuyer(change, text(body['text']), null)),
  act('hold', schema.hold, (change, body) => team.hold(change, body['cause'] as 'buyer')),
  act('release', schema.release, team.release),
  act('paid', schema.paid, team.markPaid),
  act('dispute', schema.dispute, (change, body) => team.dispute(change, body['state'] as 'open')),
  act('refund', schema.refund, (change, body) =>
    refundByDesk(change, {
      minor: body['amount'] === undefined ? undefined : minorOf(String(body['amount'])),
      line: body['line'] as string | undefined,
      reason: text(body['reason']),
    }),
  ),
  act('cancel', schema.cancel, (change, body) =>
    cancelByDesk(change, { reason: text(body['reason']), isWhole: body['whole'] === true }),
  ),
  act('settle-refund', schema.settleRefund, (change, body) =>
    settleRefund(change, Number(body['refund']), body['state'] as 'paid'),
  ),
];

function act(name: string, described: Endpoint['schema'], work: (change: Change, body: Body) => Promise<void>) {
  const handle = async ({ deps, params, headers, body = {} }: Call): Promise<Answer> => {
    const order = await requireNumber(deps.db, params['number']);
    const { version, ...detail } = body;
    const done = { name, detail, version: version as number | undefined };
    const changed = await changeByDesk(deps, headers, order, done, (change) => work(change, detail));
    return { data: await deskData(deps, changed) };
  };
  return { method: 'POST', path: `/orders/:number/${name}`, auth: 'none', schema: described, handle } as const;
}

async function list({ deps, query }: Call): Promise<Answer> {
  const filter = readFilter(query);
  const limit = Number(query.get('limit') ?? ROWS_A_PAGE);
  const offset = (Number(query.get('page') ?? 1) - 1) * limit;
  const orders = await listOrders(deps.db, filter, { limit, offset });
  return { data: await rowsData(deps.db, orders), total: await countOrders(deps.db, filter) };
}

async function show({ deps, params }: Call): Promise<Answer> {
  return { data: await deskData(deps, await requireNumber(deps.db, params['number'])) };
}

/** @throws HttpError 400 for a status or a date there is not. */
export function readFilter(query: URLSearchParams): OrderFilter {
  const named = (query.get('status') ?? '').split(',').filter(Boolean);
  const stages = named.map((name) => STAGES.find((stage) => stage === name));
  if (stages.includes(undefined)) {
    throw invalid('status', `Unknown status; there are ${STAGES.join(', ')}`);
  }
  return {
    ...(named.length > 0 && { stages: stages as Stage[] }),
    team: query.get('team') || undefined,
    game: query.get('game') || undefined,
    search: query.get('q')?.trim() || undefined,
    placedFrom: dateIn(query, 'from'),
    placedUntil: dateIn(query, 'to'),
    isLate: query.has('late'),
    isWaiting: query.has('waiting'),
    isOwed: query.has('owed'),
    isFlagged: query.has('flagged'),
  };
}

function dateIn(query: URLSearchParams, field: string): Date | undefined {
  const given = query.get(field);
  const moment = given ? readMoment(given) : undefined;
  if (given && !moment) throw invalid(field, 'Invalid date');
  return moment;
}

function invalid(field: string, message: string): HttpError {
  return new HttpError(400, [{ code: 'invalid_field', field, message }]);
}

function text(value: unknown): string {
  return String(value).trim();
}

function minorOf(decimal: string): number {
  const [whole = '0', fraction = '00'] = decimal.split('.');
  return Number(whole) * 100 + Number(fraction);
}
