// `npm run bench -- shop`: measures one wing and prints a table.
import { existsSync } from 'node:fs';
import { stopWithParent } from './parent.ts';
import { startPostgres } from './postgres.ts';
import { runNode } from './run.ts';

stopWithParent();
const [wing = ''] = process.argv.slice(2);
const main = `tests/bench/${wing}/main.ts`;
if (!/^[a-z]+$/.test(wing) || !existsSync(main)) {
  console.error('Say what to measure: npm run bench -- shop');
  process.exit(2);
}
const postgres = await startPostgres();
try {
  await runNode('bench', [main], { ...process.env, ...(postgres && { TEST_DATABASE_URL: postgres.url }) });
} finally {
  postgres?.stop();
}
