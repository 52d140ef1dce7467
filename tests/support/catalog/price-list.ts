import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Takes new prices into the data of a shop that does not run, as its owner would; US dollars by slug. */
export async function importPrices(dataDir: string, prices: Record<string, string>): Promise<void> {
  const file = join(dataDir, 'prices.csv');
  const rows = Object.entries(prices).map(([slug, price]) => `${slug},${price}`);
  writeFileSync(file, ['slug,price', ...rows].join('\n'));
  const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, ['scripts/catalog.ts', 'import', file], { env });
  rmSync(file);
}
