import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table cart_line add column requested_player_id integer references player (id) on delete set null`,
  `alter table order_line add column requested_player_id integer references player (id) on delete set null`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
