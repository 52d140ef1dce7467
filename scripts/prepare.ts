// What `npm start` and `npm run shop` do before the server: builds what is stale. Run by scripts/serve.sh.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { build, buildPrograms, canWrite } from './build.ts';
import { stopWithParent } from './setup/parent.ts';

const [name = ''] = process.argv.slice(2);
// Of this process alone: several may prepare at once.
const draft = `dist/.preparing-${name}-${process.pid}`;

process.env['NODE_ENV'] ||= 'production';
stopWithParent();
try {
  // Dated at the beginning: files that change meanwhile are newer.
  if (canWrite()) {
    mkdirSync('dist', { recursive: true });
    writeFileSync(draft, '');
  }
  await (name === 'start' ? build({ products: 'later' }) : buildPrograms());
  if (canWrite()) renameSync(draft, `dist/.ready-${name}`);
} catch (error) {
  console.error(`waystone: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
  rmSync(draft, { force: true });
}
