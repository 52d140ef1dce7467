import type { Db } from '#shop/db/database.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { changeByDesk, type Desk, deskOf, requireNumber, writeAct } from '#shop/desk/act.ts';
import { deskData } from '#shop/desk/wire.ts';
import { readMessages } from '#shop/fulfilment/message-store.ts';
import { type Answer, type Call, type Endpoint, HttpError } from '#shop/http/call.ts';
import { requireAllowed } from '#shop/http/caller/require-allowed.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import { type Change, conflict } from '#shop/order/change.ts';
import { readFullOrder, type Order, type OrderLine } from '#shop/order/store.ts';
import { choiceWords } from '#shop/order/line/choice-words.ts';
import * as players from '#shop/player/store.ts';
import { mayHoldLogin } from '#shop/vault/rules.ts';
import { type Look, openCode, openLogin } from '#shop/vault/vault.ts';
import { listFitting, requireChosen } from './asked-for.ts';
import * as schema from './player-schema.ts';

const post = { method: 'POST', auth: 'none' } as const;
const get = { method: 'GET', auth: 'none' } as const;

/** The team's endpoints for players, and those for a player, who needs a key beside the desk's. */
export const deskPlayerEndpoints: Endpoint[] = [
  endpoint({ ...get, path: '/players', schema: schema.listPlayers, handle: list }),
  endpoint({ ...post, path: '/players', schema: schema.addPlayer, handle: add }),
  endpoint({ ...post, path: '/players/:slug/publish', schema: schema.publishPlayer, handle: publish }),
  endpoint({ ...post, path: '/players/:slug/key', schema: schema.renewPlayerKey, handle: renewKey }),
  endpoint({ ...get, path: '/orders/:number/players', schema: schema.listFittingPlayers, handle: listForOrder }),
  endpoint({ ...post, path: '/orders/:number/assign-player', schema: schema.assignPlayer, handle: assign }),
  endpoint({
    ...post,
    path: '/orders/:number/open-login',
    schema: schema.openLogin,
    handle: looking('open-login', async (change, config, look) => openLogin(change, config, look)),
  }),
  endpoint({
    ...post,
    path: '/orders/:number/open-code',
    schema: schema.openCode,
    handle: looking('open-code', async (change, config, look) => ({ code: await openCode(change, config, look) })),
  }),
  endpoint({ ...get, path: '/orders/:number/brief/:slug', schema: schema.brief, handle: brief }),
];

async function list({ deps }: CheckedCall<typeof schema.listPlayers>): Promise<Answer> {
  return { data: (await players.listPlayers(deps.db)).map(rowOf) };
}

async function listForOrder({ deps, params }: CheckedCall<typeof schema.listFittingPlayers>): Promise<Answer> {
  const { lines } = await readFullOrder(deps.db, await requireNumber(deps.db, params.number));
  const fitting = await listFitting(deps.db, lines);
  return { data: fitting.map(({ player, isRequested }) => ({ ...rowOf(player), requested: isRequested })) };
}

async function add({ deps, body, headers }: CheckedCall<typeof schema.addPlayer>): Promise<Answer> {
  const now = deps.now();
  const key = await inTransaction(deps.db, async (tx) => {
    const added = await players.addPlayer(tx, body, now);
    const detail = { player: body.slug };
    if (added) await writeAct(tx, deskOf(headers), null, { name: 'add-player', detail }, now);
    return added;
  });
  if (!key) throw new HttpError(409, [{ code: 'not_now', field: 'slug', message: 'There is a player of this slug.' }]);
  return { data: { ...rowOf(await requirePlayer(deps.db, body.slug)), key } };
}

async function publish({ deps, params, body, headers }: CheckedCall<typeof schema.publishPlayer>): Promise<Answer> {
  const { id } = await requirePlayer(deps.db, params.slug);
  const detail = { player: params.slug, ...body };
  await inTransaction(deps.db, async (tx) => {
    await players.publishPlayer(tx, id, body.published);
    await writeAct(tx, deskOf(headers), null, { name: 'publish-player', detail }, deps.now());
  });
  return { data: rowOf(await requirePlayer(deps.db, params.slug)) };
}

async function renewKey({ deps, params, headers }: CheckedCall<typeof schema.renewPlayerKey>): Promise<Answer> {
  const player = await requirePlayer(deps.db, params.slug);
  const key = await inTransaction(deps.db, async (tx) => {
    const detail = { player: params.slug };
    await writeAct(tx, deskOf(headers), null, { name: 'renew-player-key', detail }, deps.now());
    return players.renewKey(tx, player.id);
  });
  return { data: { ...rowOf(player), key } };
}

async function assign({ deps, params, body, headers }: CheckedCall<typeof schema.assignPlayer>): Promise<Answer> {
  const order = await requireNumber(deps.db, params.number);
  const player = await requirePlayer(deps.db, body.player);
  const act = { name: 'assign-player', detail: body };
  const changed = await changeByDesk(deps, deskOf(headers), order, act, async ({ tx, now }) => {
    const lines = await linesNamed(tx, order, body.line);
    if (!body.off && !body.agreed) await requireChosen(tx, player, lines);
    for (const { id } of lines) {
      const line = { orderId: order.id, lineId: id };
      await (body.off ? players.unassignLine(tx, line, player.id) : players.assignLine(tx, line, player.id, now));
    }
  });
  return { data: await deskData(deps, changed) };
}

type LookCall = Pick<Call, 'deps' | 'headers' | 'address' | 'isClientItself' | 'session'> & {
  params: { number: string };
  body: { line: string; player: string; reason: string };
};

/** Reading a login is never replayed for its key: the response is stored nowhere. */
function looking<Seen>(
  name: string,
  look: (change: Change, config: Call['deps']['config'], what: Look) => Promise<Seen>,
) {
  return async (call: LookCall): Promise<Answer> => {
    const { deps, headers, params, body } = call;
    const order = await requireNumber(deps.db, params.number);
    const player = await requireOwnKey(call, order, body.player);
    const desk: Desk = { ...deskOf(headers), key: undefined };
    const seen: Seen[] = [];
    await changeByDesk(deps, desk, order, { name, detail: body }, async (change) => {
      // Under the order's lock: a player who is being unassigned at this moment sees nothing any more.
      await requireAssigned(change.tx, order, player, body.line);
      seen.splice(0, seen.length, await look(change, deps.config, { ...body, player }));
    });
    return { data: seen[0] };
  };
}

async function brief(call: CheckedCall<typeof schema.brief>): Promise<Answer> {
  const { deps, params } = call;
  const order = await requireNumber(deps.db, params.number);
  const player = await requireOwnKey(call, order, params.slug);
  const { lines } = await readFullOrder(deps.db, order);
  const own = await players.listAssigned(deps.db, order.id);
  const mine = lines.filter(({ id }) => own.some((one) => one.line_id === id && one.player.id === player.id));
  if (mine.length === 0) throw notAssigned();
  if (!mayHoldLogin(order.stage)) throw conflict('This order is not being played: there is nothing to see of it.');
  return {
    data: {
      order_number: `WS-${order.id}`,
      stage: order.stage,
      comment: order.comment,
      lines: mine.map(briefLine),
      messages: (await readMessages(deps.db, order.id)).map(({ author, text, at }) => ({
        from: author,
        text,
        at: at.toISOString(),
      })),
    },
  };
}

function briefLine(line: OrderLine) {
  return {
    key: String(line.id),
    name: line.name,
    game: line.game_name,
    choices: choiceWords(line.options, line.name),
    custom_field: line.identity,
    quantity: line.quantity,
    unit_name: line.unit_name,
    units_total: line.units_total,
    units_done: line.units_done,
    starts_at: line.event_starts_at?.toISOString() ?? null,
    needs_login: line.needs_login,
  };
}

/** @throws HttpError 403 for an unknown player as for a wrong key, 429 after too many tries. */
async function requireOwnKey(
  call: Omit<LookCall, 'params' | 'body'>,
  order: Order,
  slug: string,
): Promise<players.Player> {
  await requireAllowed(call, 'look', `look ${order.id}`);
  const player = await players.findPlayer(call.deps.db, slug);
  const key = call.headers['x-player-key'];
  if (player && typeof key === 'string' && players.isKeyOf(player, key)) return player;
  throw new HttpError(403, [{ code: 'forbidden', field: 'player', message: 'The key is not this player’s.' }]);
}

async function requireAssigned(db: Db, order: Order, { id }: players.Player, line: string): Promise<void> {
  const [named] = await linesNamed(db, order, line);
  if (!named || !(await players.isAssigned(db, named.id, id))) throw notAssigned();
}

function notAssigned(): HttpError {
  return new HttpError(403, [
    { code: 'forbidden', field: 'player', message: 'This player does not work on the line.' },
  ]);
}

/** The named line, or all of them. @throws HttpError 404 if the order has no such line. */
async function linesNamed(db: Db, order: Order, line: string | undefined): Promise<OrderLine[]> {
  const { lines } = await readFullOrder(db, order);
  const named = line === undefined ? lines : lines.filter(({ id }) => String(id) === line);
  if (named.length > 0) return named;
  throw new HttpError(404, [{ code: 'not_found', field: 'line', message: 'This order has no such line.' }]);
}

async function requirePlayer(db: Db, slug: string): Promise<players.Player> {
  const player = await players.findPlayer(db, slug);
  if (player) return player;
  throw new HttpError(404, [{ code: 'not_found', field: 'player', message: 'There is no such player.' }]);
}

function rowOf({ slug, name, games, languages, hours, published }: players.Player) {
  return { slug, name, games, languages, hours, published };
}
