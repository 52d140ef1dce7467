import { createHash, randomUUID } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Catalog } from './format.ts';
import { readCatalog } from './read.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What the catalogue is made of: the data files, the code that reads them, and its libraries. */
const SOURCES = ['catalog/**/*.yaml', 'catalog/*.ts', 'catalog/{check,expand,form,load}/**/*.ts', 'package-lock.json'];

/**
 * The same catalogue as readCatalog(), parsed once for as long as the files stay the same: a shop
 * that is started again after a crash is back seconds earlier.
 */
export function readCachedCatalog(folder: string = join(ROOT, '.cache/catalog')): Catalog {
  const name = `${keyOfSources()}.json`;
  const cached = readCached(join(folder, name));
  if (cached) return cached;
  const catalog = readCatalog();
  write(folder, name, catalog);
  return catalog;
}

function keyOfSources(): string {
  const hash = createHash('sha256');
  for (const source of globSync(SOURCES, { cwd: ROOT }).sort()) {
    const content = readFileSync(join(ROOT, source));
    hash.update(`${source} ${content.length} `).update(content);
  }
  return hash.digest('hex').slice(0, 32);
}

function readCached(path: string): Catalog | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Catalog;
  } catch {
    // Not there, or damaged: the data files say the same.
    return undefined;
  }
}

function write(folder: string, name: string, catalog: Catalog): void {
  const draft = join(folder, `${randomUUID()}.draft`);
  try {
    mkdirSync(folder, { recursive: true });
    for (const old of readdirSync(folder)) rmSync(join(folder, old), { force: true });
    writeFileSync(draft, JSON.stringify(catalog));
    renameSync(draft, join(folder, name));
  } catch {
    // A checkout that is read-only, or a full disk: the next start reads the data files again.
  }
}
