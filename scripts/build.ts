// `npm run build`: builds everything that production serves: pictures, browser files, server rendering and both programs.
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { keepThisBuild, STAMP } from './setup/keep-build.ts';
import { endWith, withLock, runNode } from './setup/run.ts';

const PROGRAMS_STAMP = 'dist/.programs';
const PICTURES_STAMP = 'dist/.pictures';
const INPUTS = [
  'client/**/*.{ts,tsx,js,css,graphql,svg}',
  'schema/operations.json',
  'vite.config.ts',
  'scripts/setup/{compact-output,empty-functions,lean-react,lean-router,short-class-names}.ts',
  'package-lock.json',
];
const PROGRAM_INPUTS = [
  '{catalog,process,schema,server,shop}/**/*.ts',
  'scripts/{build-programs,shop,start,setup/{compact-output,keep-build,lean-http,parent,settings}}.ts',
  'package-lock.json',
];
const PICTURE_INPUTS = ['catalog/**/*.{ts,yaml}', 'package-lock.json'];

const NOT_BUILT = 'dist/ is not built and cannot be written; run npm run build where it can be, then start here again';

/**
 * Builds `dist/` from the sources as far as it is out of date. Pictures of products are drawn now, or while the shop
 * runs.
 */
export async function build({ products }: { products: 'now' | 'later' }): Promise<void> {
  if (!canWrite()) return requireBuilt();
  await alone(async () => {
    await layPictures(products);
    await buildStalePrograms();
    await buildPages();
  });
}

async function buildPages(): Promise<void> {
  const wanted = hashOf(INPUTS);
  if (isStamped(STAMP, wanted)) return keepThisBuild();
  console.log('waystone: building the pages');
  const env = { ...process.env, NODE_ENV: 'production' };
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
  await runNode('browser build', vite, env);
  await runNode('server build', [...vite, '--ssr', 'client/entry.server.tsx'], env);
  stamp(STAMP, wanted);
  keepThisBuild();
}

/** Bundles the programs of the storefront and the shop, unless the sources are unchanged. */
export async function buildPrograms(): Promise<void> {
  if (canWrite()) return alone(buildStalePrograms);
  if (!isStamped(PROGRAMS_STAMP, hashOf(PROGRAM_INPUTS))) throw new Error(NOT_BUILT);
}

async function buildStalePrograms(): Promise<void> {
  const wanted = hashOf(PROGRAM_INPUTS);
  if (isStamped(PROGRAMS_STAMP, wanted)) return;
  await runNode('program build', ['scripts/build-programs.ts']);
  stamp(PROGRAMS_STAMP, wanted);
}

/** Two builds at once would empty each other's folders: the later one waits, and finds its work done. */
function alone(work: () => Promise<void>): Promise<void> {
  mkdirSync('dist', { recursive: true });
  return withLock('dist/.lock', work);
}

/** If pictures of products are needed too, all are checked; otherwise once for each state of the data files. */
async function layPictures(products: 'now' | 'later'): Promise<void> {
  const wanted = hashOf(PICTURE_INPUTS);
  if (products === 'later' && existsSync('dist/media') && isStamped(PICTURES_STAMP, wanted)) return;
  await runNode('pictures', ['catalog/art/studio/build.ts', ...(products === 'later' ? ['--first'] : [])]);
  stamp(PICTURES_STAMP, wanted);
}

function isStamped(file: string, wanted: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === wanted;
}

function stamp(file: string, hash: string): void {
  mkdirSync('dist', { recursive: true });
  writeFileSync(file, hash);
}

/** A built checkout can be served from a read-only file system. */
export function canWrite(): boolean {
  try {
    accessSync(existsSync('dist') ? 'dist' : '.', constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function requireBuilt(): void {
  if (isStamped(STAMP, hashOf(INPUTS)) && isStamped(PROGRAMS_STAMP, hashOf(PROGRAM_INPUTS))) return;
  throw new Error(NOT_BUILT);
}

function hashOf(inputs: string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(inputs).sort()) {
    if (!/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await endWith(() => build({ products: 'now' }));
