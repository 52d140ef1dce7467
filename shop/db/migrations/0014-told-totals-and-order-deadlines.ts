import { type Kysely, sql } from 'kysely';

const statements = [
  // By currency: the total that the session last read, and of which content of the cart.
  `alter table cart add column told_totals jsonb not null default '{}'`,
  // Until when an unpaid order keeps what it has taken; null in orders of an older build.
  `alter table placed_order add column expires_at timestamptz`,
  `create index placed_order_expiry on placed_order (expires_at) where status in (0, 1)`,
  // The seats of an unpaid order expire with it. Those of a paid one still do not.
  `alter table event_seat drop constraint event_seat_check`,
  `alter table event_seat add constraint event_seat_hold_expires check (order_id is not null or expires_at is not null)`,
  // One store for the keys of orders, cart writes and order acts; a cart write has neither order nor refusal.
  `alter table idempotency_key drop constraint idempotency_key_check`,
  `insert into idempotency_key (session_id, key, fingerprint, answer, stored_at)
    select 'order ' || order_id, key, print, '{}', stored_at from order_key
    on conflict do nothing`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
