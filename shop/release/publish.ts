import type { Catalog } from '#catalog/format.ts';
import { endedProducts } from '#catalog/season.ts';
import type { Db } from '#shop/db/database.ts';
import { requireMigrated } from '#shop/db/migrate.ts';
import { holdDatabase } from '#shop/db/connection/hold.ts';
import { filesHashOf } from '#shop/seed/files-hash.ts';
import { seed } from '#shop/seed/seed.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { type Item, itemsIn, type Stock, stockOf } from '#shop/stock/stock.ts';
import { readImports, replaceImports } from '#shop/stock/store.ts';
import { type Content, packContent } from './content.ts';
import {
  readContent,
  readPublished,
  readSeededAt,
  readVersion,
  releaseOfFiles,
  storedBefore,
  writeRelease,
} from './store.ts';
import { priceJump, rateJump } from '#shop/stock/price-jump.ts';
import { type Summary, summarize } from './summary.ts';
import type { ReleaseSource } from './table.ts';

const MAX_TOLD = 20;

export type Act = {
  author: string;
  note?: string;
  source: ReleaseSource;
  /** The release whose content an undo restores. */
  restores?: number;
};

export type Published = {
  /** The release that is now on sale. */
  number: number;
  /** False if it was on sale already. */
  isNew: boolean;
  summary: Summary;
  /** Slugs of imported products that cannot be sold, with the reasons. */
  left: ReadonlyMap<string, string>;
};

/** The request is not possible; the message says what to do instead. */
export class ReleaseError extends Error {}

type Given = { act: Act; now: Date; force?: boolean; anyPrice?: boolean };

/**
 * Puts the data files on sale, with the imports over them.
 *
 * @throws ReleaseError unless `force` is set, when they were on sale before and something newer is now:
 * a checkout of an older build does not revert the shop by accident; and unless `anyPrice` is set, when a price is so far
 * from the one before that it may be a slip.
 */
export async function publishFiles(db: Db, catalog: Catalog, given: Given): Promise<Published> {
  const { act, now, force = false, anyPrice = false } = given;
  return inTransaction(db, async (tx) => {
    await holdDatabase(tx);
    await requireMigrated(tx);
    if (!force) await rejectOlder(tx, catalog);
    const content = { catalog, imports: await readImports(tx) };
    const slips = anyPrice ? [] : await likelySlips(tx, content);
    if (slips.length > 0) throw new ReleaseError([...slips, 'Nothing was published.'].join('\n'));
    return release(tx, content, act, now);
  });
}

/** A dry run of publishing the data files, with the prices that would prevent it; the database is only read. */
export async function tryPublish(db: Db, catalog: Catalog): Promise<Summary & { slips: string[] }> {
  const imports = await readImports(db);
  const stock = stockOf(catalog, imports);
  const before = await readPublished(db);
  const summary = summarize(before && stockOf(before.catalog, before.imports), stock);
  return { ...summary, slips: await likelySlips(db, { catalog, imports }) };
}

/**
 * Puts the content of an earlier release on sale again, under a new number.
 *
 * @param number the release before the current one by default.
 * @throws ReleaseError if there is none, or its content is no longer stored.
 */
export async function undoRelease(
  db: Db,
  number: number | undefined,
  { author, note = '', now }: { author: string; note?: string; now: Date },
): Promise<Published & { restores: number }> {
  return inTransaction(db, async (tx) => {
    await holdDatabase(tx);
    await requireMigrated(tx);
    const current = await readVersion(tx);
    const restores = number ?? (current === undefined ? undefined : await storedBefore(tx, current));
    if (restores === undefined) throw new ReleaseError('There is no earlier release to go back to.');
    const content = await readContent(tx, restores);
    if (!content) {
      throw new ReleaseError(`The content of release ${restores} is not stored. "--list" names those that are.`);
    }
    await replaceImports(tx, content.imports, now);
    return { ...(await release(tx, content, { author, note, source: 'undo', restores }, now)), restores };
  });
}

/** Makes the content the current release, if it changes anything. Inside a transaction. */
export async function release(tx: Db, content: Content, act: Act, now: Date): Promise<Published> {
  const stock = stockAt(content, now);
  const current = await readVersion(tx);
  const before = await readPublished(tx);
  const summary = summarize(before && stockAt(before, (await readSeededAt(tx)) ?? now), stock);
  const number = await seed(tx, stock, { now, source: act.source === 'import' ? 'import' : 'catalog' });
  await writeRelease(tx, {
    number,
    author: act.author,
    note: act.note ?? '',
    source: act.source,
    restores: act.restores ?? null,
    summary: JSON.stringify(summary),
    files_hash: filesHashOf(content.catalog),
    runs: JSON.stringify(content.catalog.events),
    content: await packContent(content),
    published_at: now,
  });
  return { number, isNew: number !== current, summary, left: stock.left };
}

/** What a release has on sale at a moment: products of an ended season are excluded. */
function stockAt({ catalog, imports }: Content, now: Date): Stock {
  const stock = stockOf(catalog, imports);
  return { ...stock, closed: new Set([...stock.closed, ...endedProducts(stock.catalog, now)]) };
}

/** The first prices that are so far from those on sale that they may be slips, in lines. */
async function likelySlips(db: Db, { catalog, imports }: Content): Promise<string[]> {
  const published = await readPublished(db);
  const before = published ? itemsIn(stockOf(published.catalog, published.imports)) : new Map<string, Item>();
  const jumps = [...itemsIn(stockOf(catalog, imports))].flatMap(([slug, item]) => {
    const jump = priceJump(before.get(slug), item);
    return jump ? `${slug}, ${jump.field}: ${jump.message}` : [];
  });
  return [...rateSlips(published?.catalog, catalog), ...jumps].slice(0, MAX_TOLD);
}

function rateSlips(before: Catalog | undefined, after: Catalog): string[] {
  return after.currencies.flatMap(({ code, rate }) => {
    const was = before?.currencies.find((one) => one.code === code)?.rate;
    const jump = was === undefined ? undefined : rateJump(was, rate);
    return jump === undefined ? [] : `currencies.yaml, ${code}: ${jump}`;
  });
}

async function rejectOlder(tx: Db, catalog: Catalog): Promise<void> {
  const [current, known] = [await readVersion(tx), await releaseOfFiles(tx, filesHashOf(catalog))];
  if (!known || current === undefined || known.number >= current) return;
  const published = await readPublished(tx);
  // Imports since then are over the same files.
  if (published && filesHashOf(published.catalog) === known.files_hash) return;
  throw new ReleaseError(
    `These data files are those of release ${known.number}, and release ${current} is on sale. ` +
      `To go back: npm run publish -- --undo ${known.number}; to publish them anyway: npm run publish -- --force`,
  );
}
