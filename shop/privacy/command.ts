import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { readShopConfig, type ShopConfig } from '#shop/config/config.ts';
import type { Tx } from '#shop/db/database.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { openDatabase } from '#shop/db/connection/open.ts';
import { mailFile } from '#shop/mail/files.ts';
import { type Erased, erasePerson } from './erase.ts';
import { exportPerson } from './export.ts';
import { listObstacles } from './obstacles.ts';
import { findPerson } from './person.ts';

const USAGE = `npm run privacy -- export ADDRESS
  Writes all data of an e-mail address to the standard output, as JSON.
npm run privacy -- erase ADDRESS [--yes]
  Shows what would be erased; --yes erases it. Orders are kept with their amounts, but without their buyer.
  Rejected while an order of the address is unpaid, in progress or disputed, or has an open refund.

With the embedded database, stop the shop first.`;

/** Long enough to scan every text of a large shop. */
const STATEMENT_TIMEOUT = '120s';
const MISSING_TABLE_OR_COLUMN = ['42P01', '42703'];

type Print = (line: string) => void;

/** @returns the exit code. */
export async function runPrivacy(args: string[], print: Print, tell: Print, env = process.env): Promise<number> {
  const asked = readArgs(args);
  if (!asked) {
    tell(USAGE);
    return 2;
  }
  try {
    return await inDatabase(readShopConfig(env), (tx, config) => run(tx, config, asked, { print, tell }));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    tell(messageOf(error));
    return 1;
  }
}

type Asked = { act: 'export' | 'erase'; email: string; isSure: boolean };

function readArgs(args: string[]): Asked | undefined {
  try {
    const options = { yes: { type: 'boolean', default: false } } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [act, email = '', ...more] = positionals;
    if ((act !== 'export' && act !== 'erase') || !/^\S+@\S+$/.test(email) || more.length > 0) return undefined;
    return { act, email, isSure: values.yes };
  } catch {
    // An unknown option; the usage lists the known ones.
    return undefined;
  }
}

async function run(
  tx: Tx,
  config: ShopConfig,
  { act, email, isSure }: Asked,
  { print, tell }: { print: Print; tell: Print },
): Promise<number> {
  const now = new Date();
  const person = await findPerson(tx, email);
  if (act === 'export') {
    const mailFiles = person.mailIds.map((id) => mailFile(config.dataDir, id)).filter((path) => existsSync(path));
    print(JSON.stringify({ ...(await exportPerson(tx, person, now)), mail_files: mailFiles }, null, 2));
    return 0;
  }
  const obstacles = await listObstacles(tx, person);
  if (obstacles.length > 0) {
    tell(`Nothing can be erased yet:\n${obstacles.map((obstacle) => `  ${obstacle}`).join('\n')}`);
    return 1;
  }
  if (!isSure) {
    const { data, mentions } = await exportPerson(tx, person, now);
    const found = Object.entries(data).map(([table, rows]) => [table, rows.length] as const);
    for (const { table, texts } of mentions) found.push([`${table} of others`, texts.length]);
    print(found.length === 0 ? NOTHING : `Would erase ${countsOf(found)}. Add --yes to erase.`);
    return 0;
  }
  const erased = await erasePerson(tx, config, person, now);
  if (Object.keys(erased).length > 0) await writeAudit(tx, erased, person.orderIds, now);
  print(Object.keys(erased).length === 0 ? NOTHING : `Erased ${countsOf(Object.entries(erased))}.`);
  return 0;
}

const NOTHING = 'No data were found for this address.';

/** Logs that somebody was erased and how much, without identifying them. */
async function writeAudit(tx: Tx, rows: Erased, orderIds: number[], at: Date): Promise<void> {
  const detail = JSON.stringify({ orders: orderIds.map((id) => `WS-${id}`), rows });
  await tx
    .insertInto('desk_act')
    .values({ order_id: null, desk: 'privacy command', act: 'erase', detail, at })
    .execute();
}

function countsOf(found: (readonly [string, number])[]): string {
  return found.map(([table, rows]) => `${rows} ${rows === 1 ? 'row' : 'rows'} of ${table}`).join(', ');
}

async function inDatabase(config: ShopConfig, work: (tx: Tx, config: ShopConfig) => Promise<number>): Promise<number> {
  const database = await openDatabase(config);
  try {
    return await inTransaction(database.db, async (tx) => {
      await sql`select set_config('statement_timeout', ${STATEMENT_TIMEOUT}, true)`.execute(tx);
      return work(tx, config);
    });
  } finally {
    await database.close();
  }
}

function messageOf(error: Error): string {
  if ('code' in error && MISSING_TABLE_OR_COLUMN.includes(String(error.code))) {
    return 'The database is empty or was created by an older version: start the shop once, then try again.';
  }
  return error.message;
}
