import { sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';
import type { Order } from '#shop/order/store.ts';
import { readWorks } from '#shop/order/work/work-store.ts';
import { lineLateness } from '#shop/promise/line.ts';
import { latePercent } from '#shop/refund/rules.ts';
import { listAssigned, type Player } from './store.ts';

/** Punctuality of fewer lines means little. */
const MIN_LINES = 5;
/** The newest ones show the current performance. */
const MAX_ORDERS = 50;

/** The players of an order's lines, by line, each with figures from their finished work. */
export async function playersWire(db: Db, orderId: number) {
  const assigned = await listAssigned(db, orderId);
  const wires = new Map<number, Awaited<ReturnType<typeof playerWire>>>();
  for (const { player } of assigned) {
    if (!wires.has(player.id)) wires.set(player.id, await playerWire(db, player));
  }
  const byLine = Map.groupBy(assigned, ({ line_id }) => line_id);
  return new Map([...byLine].map(([line, rows]) => [line, rows.flatMap(({ player }) => wires.get(player.id) ?? [])]));
}

/** The public profile of a player. Every figure is computed from finished orders and their reviews. */
export async function playerWire(db: Db, player: Player) {
  return {
    slug: player.slug,
    name: player.name,
    games: player.games,
    languages: player.languages,
    hours: player.hours,
    finished_orders: await countFinished(db, player.id),
    on_time: await readPunctuality(db, player.id),
    star_counts: await readStars(db, player.id),
    is_public: player.published,
  };
}

async function countFinished(db: Db, playerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct order_id)::int as count from (${finishedLines(playerId)}) as finished`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many of the newest finished lines kept their promised times; null if there are only a few. */
async function readPunctuality(db: Db, playerId: number): Promise<{ lines: number; kept: number } | null> {
  const { rows } = await sql<{ line_id: number; order_id: number }>`
    ${finishedLines(playerId)} order by order_id desc limit ${MAX_ORDERS}`.execute(db);
  if (rows.length < MIN_LINES) return null;
  const orders: Order[] = await db
    .selectFrom('placed_order')
    .where('id', 'in', [...new Set(rows.map(({ order_id }) => order_id))])
    .selectAll()
    .execute();
  const own = new Set(rows.map(({ line_id }) => line_id));
  const lateness = (await readWorks(db, orders)).flatMap((work) =>
    work.lines
      .filter(({ id }) => own.has(id))
      .map((line) => latePercent(lineLateness(work, line, line.done_at ?? work.order.placed_at))),
  );
  return { lines: lateness.length, kept: lateness.filter((percent) => percent === 0).length };
}

/** Visible reviews of the orders whose lines the player has finished, by stars. */
export async function readStars(db: Db, playerId: number): Promise<number[]> {
  const { rows } = await sql<{ stars: number; count: number }>`
    select stars, count(*)::int as count from review
    where hidden_at is null
      and order_id in (select order_id from (${finishedLines(playerId)}) as finished)
    group by stars`.execute(db);
  return [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.stars === stars)?.count ?? 0);
}

function finishedLines(playerId: number) {
  return sql<{ line_id: number; order_id: number }>`
    select order_player.line_id, order_player.order_id from order_player
    join order_line on order_line.id = order_player.line_id
    join placed_order on placed_order.id = order_player.order_id
    where player_id = ${playerId} and done_at is not null and stage = 'completed'`;
}
