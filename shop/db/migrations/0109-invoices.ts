import { type Kysely, sql } from 'kysely';

const statements = [
  // The last number that a seller has used. Its row is locked until the number is committed, so that none is missing.
  `create table invoice_series (
    seller text not null,
    kind text not null check (kind in ('invoice', 'credit_note')),
    last_number integer not null check (last_number > 0),
    primary key (seller, kind)
  )`,
  `create table invoice (
    id integer generated always as identity primary key,
    order_id integer not null references placed_order (id),
    kind text not null check (kind in ('invoice', 'credit_note')),
    seller text not null,
    number integer not null check (number > 0),
    refund_id integer unique references order_refund (id),
    amount_minor integer not null check (amount_minor > 0),
    vat_minor integer not null check (vat_minor between 0 and amount_minor),
    issued_at timestamptz not null,
    unique (seller, kind, number),
    check ((kind = 'credit_note') = (refund_id is not null))
  )`,
  `create index invoice_order_id on invoice (order_id)`,
  `create unique index invoice_of_order on invoice (order_id) where kind = 'invoice'`,
  `create index invoice_issued_at on invoice (issued_at)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
