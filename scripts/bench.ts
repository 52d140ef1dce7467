// `npm run bench -- shop`: measures one wing, `search` how well it finds, `order` how soon its page shows an act at the desk, or `fuzz` what random documents find.
import { existsSync } from 'node:fs';
import { build } from './build.ts';
import { stopWithParent } from './setup/parent.ts';
import { startPostgres } from './setup/postgres.ts';
import { runNode } from './setup/run.ts';

stopWithParent();
const [wing = ''] = process.argv.slice(2);
const main = `tests/bench/${wing}/main.ts`;
if (!/^[a-z]+$/.test(wing) || !existsSync(main)) {
  console.error('Say what to measure: npm run bench -- shop, search, order or fuzz');
  process.exit(2);
}
if (wing === 'order') await build({ products: 'later' });
const postgres = await startPostgres();
try {
  await runNode('bench', [main], { ...process.env, ...(postgres && { TEST_DATABASE_URL: postgres.url }) });
} finally {
  postgres?.stop();
}
