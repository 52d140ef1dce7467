import { sql } from 'kysely';
import type { Db, Tx } from '#shop/db/database.ts';
import { CREATED } from '#shop/order/stage.ts';

export const HOLD_MS = 15 * 60 * 1000;

/** The run that a line of a cart is a seat of. */
export type LineEvent = {
  eventId: number;
  startsAt: Date;
  endsAt: Date;
  region: 'us' | 'eu';
  faction: 'alliance' | 'horde' | null;
  difficulty: string;
  /** Not canceled, and not begun yet. */
  isOpen: boolean;
  /** Null while the line holds no seats: it may still get some, if there are any. */
  holdExpiresAt: Date | null;
  /** Maximum seats of this line; 0 once the run can no longer be booked. */
  seatsForLine: number;
};

export type Seating = { eventId: number; lineId: number; seats: number };

/** `left` is what is available to the line, including its own seats. */
export type Seated = { ok: true } | { ok: false; title: string; left: number };

/** The runs that these lines are seats of, by line. */
export async function readLineEvents(
  db: Db,
  lines: { id: number; event_id: number | null }[],
  now: Date,
): Promise<Map<number, LineEvent>> {
  const ids = lines.flatMap(({ id, event_id }) => (event_id === null ? [] : id));
  if (ids.length === 0) return new Map();
  const rows = await selectLineEvents(db, ids, now).execute();
  return new Map(rows.map((row) => [row.id, lineEvent(row, now)]));
}

function selectLineEvents(db: Db, lineIds: number[], now: Date) {
  return db
    .selectFrom('cart_line as line')
    .innerJoin('event', 'event.id', 'line.event_id')
    .leftJoin('event_seat as hold', (join) =>
      join.onRef('hold.cart_line_id', '=', 'line.id').on('hold.order_id', 'is', null).on('hold.expires_at', '>', now),
    )
    .where('line.id', 'in', lineIds)
    .select([
      'line.id',
      'event.id as event_id',
      'event.starts_at',
      'event.ends_at',
      'event.slots_total',
      'event.canceled',
    ])
    .select(['event.region', 'event.faction', 'event.difficulty', 'hold.expires_at'])
    .select(sql<number>`${seatsOfOthers(sql.ref('event.id'), sql.ref('line.id'), unexpired(now))}`.as('others'));
}

type LineEventRow = Awaited<ReturnType<ReturnType<typeof selectLineEvents>['execute']>>[number];

function lineEvent(row: LineEventRow, now: Date): LineEvent {
  const isOpen = !row.canceled && row.starts_at > now;
  return {
    eventId: row.event_id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    region: row.region,
    faction: row.faction,
    difficulty: row.difficulty,
    isOpen,
    holdExpiresAt: row.expires_at,
    seatsForLine: isOpen ? row.slots_total - row.others : 0,
  };
}

/** Holds seats for a line of a cart, for 15 minutes from now, in place of those it held. */
export async function holdSeats(tx: Tx, { eventId, lineId, seats }: Seating, now: Date): Promise<Seated> {
  const room = await claimRoom(tx, { eventId, lineId, seats }, now);
  if (!room.ok) return room;
  await releaseHolds(tx, [lineId]);
  // Seats that an unfinished order of the session holds for this line need not be held again.
  const begun = await tx
    .selectFrom('event_seat as seat')
    .innerJoin('placed_order', 'placed_order.id', 'seat.order_id')
    .where('seat.cart_line_id', '=', lineId)
    .where('placed_order.status', '=', CREATED)
    .select((row) => row.fn.coalesce(row.fn.sum<number>('seat.seats'), sql<number>`0`).as('seats'))
    .executeTakeFirstOrThrow();
  const missing = seats - Number(begun.seats);
  if (missing > 0) await insertSeats(tx, { eventId, lineId, seats: missing, orderId: null, until: later(now) });
  return room;
}

/** Assigns seats to an order, including those held for its line; permanently if `until` is null. */
export async function takeSeats(
  tx: Tx,
  seating: Seating & { orderId: number; until: Date | null },
  now: Date,
): Promise<Seated> {
  const room = await claimRoom(tx, seating, now);
  if (!room.ok) return room;
  await releaseHolds(tx, [seating.lineId]);
  await insertSeats(tx, seating);
  return room;
}

/** When an order's payment is retried, its seats are held for as long as it waits. */
export async function holdOrderSeats(tx: Tx, orderId: number, until: Date): Promise<void> {
  await tx.updateTable('event_seat').set({ expires_at: until }).where('order_id', '=', orderId).execute();
}

/** The seats of a paid order are permanently its own. */
export async function keepSeats(tx: Tx, orderId: number): Promise<void> {
  await tx.updateTable('event_seat').set({ expires_at: null }).where('order_id', '=', orderId).execute();
}

/** Releases the holds of lines that leave the cart; an order's seats stay with the order. */
export async function releaseHolds(tx: Tx, lineIds: number[]): Promise<void> {
  if (lineIds.length === 0) return;
  await tx.deleteFrom('event_seat').where('order_id', 'is', null).where('cart_line_id', 'in', lineIds).execute();
}

export async function releaseSeats(tx: Tx, orderId: number): Promise<void> {
  await tx.deleteFrom('event_seat').where('order_id', '=', orderId).execute();
}

/** Expired holds do not count anyway; this only deletes their rows. */
export async function sweepHolds(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('event_seat').where('order_id', 'is', null).where('expires_at', '<=', now).execute();
}

// A transaction that takes seats locks the run's row until it ends, so no two count on the
// same seats; releasing seats needs no lock. The lock mode admits transactions that only reference the run
// in a line, which could otherwise block each other on the way here.
async function claimRoom(tx: Tx, { eventId, lineId, seats }: Seating, now: Date): Promise<Seated> {
  const event = await tx
    .selectFrom('event')
    .where('id', '=', eventId)
    .select(['title', 'slots_total', 'starts_at', 'canceled'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!event || event.canceled || event.starts_at <= now)
    return { ok: false, title: event?.title ?? 'The run', left: 0 };
  const { rows } = await sql<{ others: number }>`
    select ${seatsOfOthers(sql`${eventId}::integer`, sql`${lineId}::integer`, claimed(now))} as others
  `.execute(tx);
  const left = event.slots_total - (rows[0]?.others ?? event.slots_total);
  return seats <= left ? { ok: true } : { ok: false, title: event.title, left };
}

/** Seats that are not available to others: those of an overdue order are, as soon as somebody wants them. */
export function unexpired(now: Date) {
  return sql<boolean>`(expires_at is null or expires_at > ${now})`;
}

/** An overdue order that has not been ended yet is being paid at this moment. */
function claimed(now: Date) {
  return sql<boolean>`(order_id is not null or expires_at > ${now})`;
}

/** Seats of a run except those of one line, including its session's unfinished order. */
function seatsOfOthers(
  eventId: ReturnType<typeof sql>,
  lineId: ReturnType<typeof sql>,
  isTaken: ReturnType<typeof sql<boolean>>,
) {
  return sql<number>`(
    select coalesce(sum(seat.seats), 0)::integer
    from (select * from event_seat where ${isTaken}) as seat
    left join placed_order on placed_order.id = seat.order_id
    where seat.event_id = ${eventId}
      and not (seat.cart_line_id = ${lineId} and (seat.order_id is null or placed_order.status = ${sql.lit(CREATED)}))
  )`;
}

async function insertSeats(tx: Tx, seat: Seating & { orderId: number | null; until: Date | null }): Promise<void> {
  await tx
    .insertInto('event_seat')
    .values({
      event_id: seat.eventId,
      cart_line_id: seat.lineId,
      order_id: seat.orderId,
      seats: seat.seats,
      expires_at: seat.until,
    })
    .execute();
}

function later(now: Date): Date {
  return new Date(now.getTime() + HOLD_MS);
}
