import { parseArgs } from 'node:util';
import { readCatalog } from '#catalog/read.ts';
import type { Db } from '#shop/db/database.ts';
import { requireMigrated } from '#shop/db/migrate.ts';
import { authorOf } from '#shop/release/author.ts';
import { prepareDatabase } from '#shop/release/prepare.ts';
import { publishFiles, tryPublish, undoRelease } from '#shop/release/publish.ts';
import { publishedLines, releaseLine } from '#shop/release/report.ts';
import { listReleases, readVersion } from '#shop/release/store.ts';
import { summaryLines } from '#shop/release/summary.ts';
import { inDatabase, UsageError, withUsage, type Print } from './run.ts';

const MAX_LISTED = 30;

const PUBLISH_USAGE = `Usage: npm run publish [-- --dry-run] [--author NAME] [--note TEXT] [--force] [--any-price]
       npm run publish -- --undo [NUMBER]
       npm run publish -- --list
  Publishes the data files in catalog/, with the overrides of imports, as a numbered release. All
  running processes use it within two seconds.
  --dry-run    only shows what would change
  --undo       publishes the content of the previous release, or of release NUMBER, again
  --list       lists the releases, newest first
  --author     default: PUBLISH_AUTHOR, else the name of the operating system user
  --force      publishes data files that are older than the current release
  --any-price  accepts prices that are more than ten times, or less than a tenth of, the previous ones`;

/** `npm run publish`. Returns the exit code. */
export async function runPublish(args: string[], print: Print): Promise<number> {
  return withUsage(print, PUBLISH_USAGE, async () => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        undo: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        'any-price': { type: 'boolean', default: false },
        author: { type: 'string' },
        note: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) return print(PUBLISH_USAGE);
    const author = authorOf(values.author, process.env);
    const note = values.note ?? '';
    if (values.undo) return undo(numberOf(positionals), { author, note }, print);
    if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is not a known argument`);
    if (values.list) return inDatabase((db) => list(db, print));
    if (values['dry-run']) return inDatabase((db) => dryRun(db, values['any-price'], print));
    return inDatabase((db) => publish(db, { author, note, force: values.force, anyPrice: values['any-price'] }, print));
  });
}

type Given = { author: string; note: string };

type Allowed = { force: boolean; anyPrice: boolean };

async function publish(db: Db, { author, note, ...allowed }: Given & Allowed, print: Print): Promise<void> {
  const act = { author, note, source: 'publish' } as const;
  if ((await readVersion(db)) === undefined) {
    const number = await prepareDatabase(db, readCatalog(), new Date(), print, act);
    return print(`Release ${number}, the first one, is published.`);
  }
  for (const line of publishedLines(await publishFiles(db, readCatalog(), { act, now: new Date(), ...allowed })))
    print(line);
}

async function undo(number: number | undefined, given: Given, print: Print): Promise<void> {
  await inDatabase(async (db) => {
    const done = await undoRelease(db, number, { ...given, now: new Date() });
    for (const line of publishedLines(done)) print(line);
    if (done.isNew) print(`It has the content of release ${done.restores}.`);
  });
}

async function dryRun(db: Db, anyPrice: boolean, print: Print): Promise<void> {
  const { slips, ...summary } = await tryPublish(db, readCatalog());
  const lines = summaryLines(summary);
  for (const line of lines.length > 0 ? lines : ['Nothing would change.']) print(line);
  if (!anyPrice) for (const line of slips) print(line);
  print('Dry run: nothing was written.');
}

async function list(db: Db, print: Print): Promise<void> {
  await requireMigrated(db);
  for (const release of await listReleases(db, MAX_LISTED)) print(releaseLine(release));
}

function numberOf([given, ...more]: string[]): number | undefined {
  if (given === undefined) return undefined;
  if (more.length > 0 || !/^[1-9]\d{0,8}$/.test(given)) throw new UsageError('Specify the number of one release');
  return Number(given);
}
