import { type Kysely, sql } from 'kysely';

const statements = [
  // What the cheapest configuration adds is the quote engine's to find: options depend on each other.
  `alter table product
    drop column from_option_micros,
    add column special_from timestamptz,
    add column special_until timestamptz check (special_until > special_from),
    add column discounts jsonb not null default '[]',
    add column eta_min_minutes integer check (eta_min_minutes >= 0),
    add column eta_max_minutes integer check (eta_max_minutes >= eta_min_minutes),
    add check ((eta_min_minutes is null) = (eta_max_minutes is null))`,
  `create index product_by_special_from on product (special_from) where special_from is not null`,
  `create index product_by_special_until on product (special_until) where special_until is not null`,
  `alter table product_option
    drop constraint product_option_type_check,
    add constraint product_option_type_check check (type in (
      'select', 'radio', 'checkbox', 'text', 'textarea', 'date', 'range', 'amount', 'realm', 'faction'
    )),
    add column depends_on jsonb,
    add column amount jsonb check ((amount is not null) = (type = 'amount')),
    add column region_option text not null default ''`,
  `alter table product_option_value
    add column price_basis_points integer not null default 0 check (price_basis_points between -10000 and 100000),
    add column region text not null default '',
    add column depends_on jsonb,
    add column eta jsonb,
    add check (price_micros = 0 or price_basis_points = 0)`,
  `alter table currency
    add column rounding_micros integer not null default 10000 check (rounding_micros > 0 and rounding_micros % 10000 = 0),
    add column rounding_mode text not null default 'half-up'
      check (rounding_mode in ('half-up', 'half-even', 'up', 'down'))`,
  `alter table order_line
    add column eta_min_minutes integer,
    add column eta_max_minutes integer`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
