// `npm run bench`: measures all performance goals, or a part of them (`-- goals pages`, `first-load`, `start`, `shop`).
// `-- shop` measures the shop at three catalogue sizes, `search` the quality and cost of search, `order` the latency of
// order page updates, `edge` the most expensive GraphQL documents, and `earlier <folder>` the purchases per second
// compared with an earlier checkout; `fuzz` runs random GraphQL documents.
import { existsSync } from 'node:fs';
import { build } from './build.ts';
import { findOrInstallBrowser } from './setup/browser.ts';
import { stopWithParent } from './setup/parent.ts';
import { startPostgres } from './setup/postgres.ts';
import { runNode } from './setup/run.ts';

const TAKES_NOTHING = ['shop', 'order', 'overload', 'soak'];

stopWithParent();
const [wing = 'goals', ...rest] = process.argv.slice(2);
const main = `tests/bench/${wing}/main.ts`;
if (!/^[a-z]+$/.test(wing) || !existsSync(main)) {
  console.error(
    'Specify what to measure: npm run bench, or npm run bench -- goals, shop, search, order, fuzz, edge or earlier',
  );
  process.exit(2);
}
if (TAKES_NOTHING.includes(wing) && rest.length > 0) {
  console.error(`${rest.join(' ')} is not a known argument: bench ${wing} takes no arguments`);
  process.exit(2);
}
const isWhole = wing === 'goals';
if (isWhole || wing === 'order') await build({ products: 'later' });
const env = { ...process.env, ...(isWhole && { CHROMIUM_PATH: findOrInstallBrowser() }) };
const postgres = await startPostgres({ durable: isWhole || ['shop', 'earlier'].includes(wing) });
try {
  await runNode('bench', [main, ...rest], { ...env, ...(postgres && { TEST_DATABASE_URL: postgres.url }) });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  postgres?.stop();
}
