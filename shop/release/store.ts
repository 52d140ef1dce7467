import { type Insertable, sql } from 'kysely';
import type { RunDef } from '#catalog/format.ts';
import type { Db } from '#shop/db/database.ts';
import { type Content, unpackContent } from './content.ts';
import type { ReleaseTables } from './table.ts';

/** As many can be undone; for older ones only the summary of changes is stored. */
export const MAX_STORED_RELEASES = 30;

const MAX_COMPARED = 30;

const COLUMNS = ['number', 'author', 'note', 'source', 'restores', 'summary', 'files_hash', 'published_at'] as const;

export type Release = Awaited<ReturnType<typeof listReleases>>[number];

/** The number of the current release; undefined in a database without one, even without tables. */
export async function readVersion(db: Db): Promise<number | undefined> {
  if (!(await hasTable(db, 'catalogue_state'))) return undefined;
  return (await db.selectFrom('catalogue_state').select('version').executeTakeFirst())?.version;
}

/** When the current release was published. */
export async function readSeededAt(db: Db): Promise<Date | undefined> {
  return (await db.selectFrom('catalogue_state').select('seeded_at').executeTakeFirst())?.seeded_at;
}

/** Whether a product on sale belongs to a season that has ended. */
export async function hasEndedSeason(db: Db, now: Date): Promise<boolean> {
  const query = db.selectFrom('product').where('enabled', '=', true).where('season_ends', '<=', now);
  return (await query.select('id').executeTakeFirst()) !== undefined;
}

/** The newest first. A release of a build without numbers has no row. */
export async function listReleases(db: Db, limit: number) {
  return db.selectFrom('catalogue_release').orderBy('number', 'desc').limit(limit).select(COLUMNS).execute();
}

/** Slugs of the games whose products the releases after `since` have changed; null if more than that has changed. */
export async function gamesChanged(db: Db, since: number, until: number): Promise<string[] | null> {
  const rows = await db
    .selectFrom('catalogue_release')
    .where('number', '>', since)
    .where('number', '<=', until)
    .orderBy('number')
    .limit(MAX_COMPARED + 1)
    .select('summary')
    .execute();
  const games = rows.flatMap(({ summary }) => summary.games ?? [null]);
  const isKnown = rows.length === until - since && rows.length <= MAX_COMPARED;
  return isKnown && games.every((game) => game !== null) ? [...new Set(games)].sort() : null;
}

/** The content of a release, unless it is no longer stored. */
export async function readContent(db: Db, number: number): Promise<Content | undefined> {
  const row = await db
    .selectFrom('catalogue_release')
    .where('number', '=', number)
    .select('content')
    .executeTakeFirst();
  return row?.content ? unpackContent(row.content) : undefined;
}

/** The current content; undefined if there is none, or if an older build has published it. */
export async function readPublished(db: Db): Promise<Content | undefined> {
  const version = await readVersion(db);
  if (version === undefined || !(await hasTable(db, 'catalogue_release'))) return undefined;
  return readContent(db, version);
}

/** The current weekly schedule; undefined as for `readPublished`. */
export async function readPublishedRuns(db: Db): Promise<RunDef[] | undefined> {
  const row = await db
    .selectFrom('catalogue_release')
    .innerJoin('catalogue_state', 'catalogue_state.version', 'catalogue_release.number')
    .select('runs')
    .executeTakeFirst();
  return row?.runs ?? undefined;
}

/** The newest release that published these data files. */
export async function releaseOfFiles(db: Db, filesHash: string): Promise<Release | undefined> {
  return db
    .selectFrom('catalogue_release')
    .where('files_hash', '=', filesHash)
    .orderBy('number', 'desc')
    .limit(1)
    .select(COLUMNS)
    .executeTakeFirst();
}

/** The newest release before `number` that can be restored. */
export async function storedBefore(db: Db, number: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('catalogue_release')
    .where('number', '<', number)
    .where('content', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .select('number')
    .executeTakeFirst();
  return row?.number;
}

/** Stores a release, or a release's content again, and deletes the oldest content. */
export async function writeRelease(tx: Db, row: Insertable<ReleaseTables['catalogue_release']>): Promise<void> {
  const { files_hash, runs, content } = row;
  await tx
    .insertInto('catalogue_release')
    .values(row)
    .onConflict((conflict) => conflict.column('number').doUpdateSet({ files_hash, runs, content }))
    .execute();
  await tx
    .updateTable('catalogue_release')
    .where('number', '<=', row.number - MAX_STORED_RELEASES)
    .where('content', 'is not', null)
    .set({ content: null, runs: null })
    .execute();
}

async function hasTable(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select to_regclass(${name}) is not null as known`.execute(db);
  return rows[0]?.known ?? false;
}
