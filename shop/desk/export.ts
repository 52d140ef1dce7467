import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Request, Response } from 'express';
import type { Deps } from '#shop/http/call.ts';
import { HttpError } from '#shop/http/call.ts';
import { readFields } from '#shop/http/endpoint/schema.ts';
import { deskOf, writeAct } from './act.ts';
import { eachOrder, type OrderFilter } from './list-store.ts';
import { filterOf } from './filter.ts';
import { filterFields } from './schema.ts';
import { rowsData } from './wire.ts';

type ExportDeps = Pick<Deps, 'db' | 'now'>;

const STALL_MS = 60_000;

/** Every order that matches the filter, streamed: `?format=csv`, or a JSON list. */
export async function exportOrders(deps: ExportDeps, req: Request, res: Response): Promise<void> {
  const query = new URL(req.originalUrl, 'http://shop').searchParams;
  const format = query.get('format') ?? 'json';
  if (format !== 'csv' && format !== 'json') {
    throw new HttpError(400, [{ code: 'invalid_field', field: 'format', message: 'csv or json' }]);
  }
  const filter = filterOf(readFields(filterFields, query));
  await writeAct(deps.db, deskOf(req.headers), null, { name: 'export', detail: Object.fromEntries(query) }, deps.now());
  res.set({
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Disposition': `attachment; filename="orders.${format}"`,
  });
  // Who takes nothing for so long has gone without a word.
  res.setTimeout(STALL_MS);
  if (format === 'csv') await sendCsv(deps, filter, res);
  else await sendJson(deps, filter, res);
}

async function sendCsv(deps: ExportDeps, filter: OrderFilter, res: Response): Promise<void> {
  res.type('text/csv; charset=utf-8');
  // A leading formula character is escaped, since a shopper can have written it.
  const csv = stringify({
    // Spreadsheets take a file without it for another encoding than UTF-8.
    bom: true,
    header: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { boolean: String },
  });
  await pipeline(Readable.from(rows(deps, filter)), csv, res);
}

async function sendJson(deps: ExportDeps, filter: OrderFilter, res: Response): Promise<void> {
  res.type('json');
  await pipeline(Readable.from(listed(rows(deps, filter))), res);
}

async function* listed(all: AsyncIterable<object>): AsyncGenerator<string> {
  let lead = '[\n';
  for await (const row of all) {
    yield lead + JSON.stringify(row);
    lead = ',\n';
  }
  yield lead === '[\n' ? '[]\n' : '\n]\n';
}

async function* rows({ db }: ExportDeps, filter: OrderFilter) {
  for await (const orders of eachOrder(db, filter)) yield* await rowsData(db, orders);
}
