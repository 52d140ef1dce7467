import { readSpan } from '#shop/event/rules.ts';
import { type EventRow, listEvents } from '#shop/event/store.ts';
import { type Answer, type Endpoint, HttpError } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import { invalidRange } from '#shop/http/endpoint/moment.ts';
import { deskOf } from '#shop/desk/act.ts';
import { cancelRun } from './cancel-run.ts';
import * as schema from './run-schema.ts';

/** The team's endpoints for dated runs. */
export const deskRunEndpoints: Endpoint[] = [
  endpoint({ method: 'GET', path: '/runs', auth: 'none', schema: schema.listRuns, handle: list }),
  endpoint({ method: 'GET', path: '/runs/:run', auth: 'none', schema: schema.showRun, handle: show }),
  endpoint({
    method: 'POST',
    path: '/runs/:run/call-off',
    auth: 'none',
    schema: schema.markRunCanceled,
    handle: markRunCanceled,
  }),
];

async function list({ deps, query }: CheckedCall<typeof schema.listRuns>): Promise<Answer> {
  const now = deps.now();
  const span = readSpan(query.from, query.to, now);
  if (!span) throw invalidRange();
  const runs = await listEvents(deps.db, { ...span, category: query.game || undefined }, now);
  const data = runs.map(withSeats);
  return { data, total: data.length };
}

async function show({ deps, params }: CheckedCall<typeof schema.showRun>): Promise<Answer> {
  const [run] = await listEvents(deps.db, { id: params.run }, deps.now());
  if (!run) throw new HttpError(404, [{ code: 'not_found', message: 'Run not found' }]);
  return { data: withSeats(run) };
}

async function markRunCanceled(call: CheckedCall<typeof schema.markRunCanceled>): Promise<Answer> {
  const { deps, params, headers, body } = call;
  const { run, orders } = await cancelRun(deps, deskOf(headers), params.run, body.reason);
  return { data: { ...runData(run), orders: orders.map((order) => `WS-${order}`) } };
}

function withSeats(run: EventRow) {
  return { ...runData(run), seats_taken: run.slots_total - run.slots_left };
}

function runData({ id, title, starts_at, ends_at, region, difficulty, loot, slots_total, canceled }: Run) {
  return {
    event_id: id,
    title,
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    region,
    difficulty,
    loot,
    slots_total,
    canceled,
  };
}

type Run = Pick<
  EventRow,
  'id' | 'title' | 'starts_at' | 'ends_at' | 'region' | 'difficulty' | 'loot' | 'slots_total' | 'canceled'
>;
