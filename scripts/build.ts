// Builds what production serves: the pictures, the browser's files and the server's bundle.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { runNode } from './run.ts';

const STAMP = 'dist/.built';
const INPUTS = [
  'client/**/*.{ts,tsx,js,css,graphql,svg}',
  'schema/operations.json',
  'vite.config.ts',
  'package-lock.json',
];

/**
 * Makes `dist/` fit the sources; does nothing that is already done. Pictures of products are drawn
 * now, or while the shop is open.
 */
export async function build({ products }: { products: 'now' | 'later' }): Promise<void> {
  await runNode('pictures', ['catalog/art/build.ts', ...(products === 'later' ? ['--first'] : [])]);
  const wanted = hashOfInputs();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('waystone: building the pages');
  const env = { ...process.env, NODE_ENV: 'production' };
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
  await runNode('browser build', vite, env);
  await runNode('server build', [...vite, '--ssr', 'client/entry.server.tsx'], env);
  mkdirSync('dist', { recursive: true });
  writeFileSync(STAMP, wanted);
}

function hashOfInputs(): string {
  const hash = createHash('sha256');
  for (const file of globSync(INPUTS).sort()) {
    if (!/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build({ products: 'now' });
