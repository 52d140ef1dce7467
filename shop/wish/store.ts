import type { Selectable } from 'kysely';
import type { Database, Db } from '#shop/db/database.ts';

export type Candidate = Pick<Selectable<Database['player']>, 'id' | 'slug' | 'name' | 'games' | 'published'>;

const COLUMNS = ['id', 'slug', 'name', 'games', 'published'] as const;

export async function findCandidate(db: Db, slug: string): Promise<Candidate | undefined> {
  return db.selectFrom('player').where('slug', '=', slug).select(COLUMNS).executeTakeFirst();
}

/** The players that lines request, by id. No query if no line requests one. */
export async function readCandidates(
  db: Db,
  lines: readonly { requested_player_id: number | null }[],
): Promise<Map<number, Candidate>> {
  const ids = [...new Set(lines.flatMap(({ requested_player_id: id }) => id ?? []))];
  if (ids.length === 0) return new Map();
  const players = await db.selectFrom('player').where('id', 'in', ids).select(COLUMNS).execute();
  return new Map(players.map((player) => [player.id, player]));
}
