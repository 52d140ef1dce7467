import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Catalog } from './format.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Everything the catalogue depends on: the data files, the code that reads them, and its libraries. */
const SOURCES = /^(?:.*\.yaml|[^/]+\.ts|(?:check|expand|form|load)\/.*\.ts)$/;

/** A catalogue as JSON, by which releases are compared; parsed on demand. */
export type CatalogText = { json: string; read(): Promise<Catalog> };

export function textOfCatalog(catalog: Catalog): CatalogText {
  return { json: JSON.stringify(catalog), read: async () => catalog };
}

/** The catalogue of readCatalog(), cached until a file changes. */
export async function readCachedCatalog(folder?: string): Promise<Catalog> {
  return (await cachedCatalog(folder)).read();
}

/** The cached JSON without parsing it, which saves seconds in a restart after a crash. */
export async function cachedCatalog(folder: string = join(ROOT, '.cache/catalog')): Promise<CatalogText> {
  const name = `${keyOfSources()}.json`;
  const json = readCached(join(folder, name));
  const again = () => readAgain(folder, name);
  return json === undefined ? textOfCatalog(await again()) : { json, read: async () => parse(json) ?? again() };
}

async function readAgain(folder: string, name: string): Promise<Catalog> {
  // Imported here, because only this needs the YAML library.
  const { readCatalog } = await import('./read.ts');
  const catalog = readCatalog();
  write(folder, name, catalog);
  return catalog;
}

function keyOfSources(): string {
  const hash = createHash('sha256');
  const own = readdirSync(join(ROOT, 'catalog'), { recursive: true, encoding: 'utf8' });
  const sources = own.filter((file) => SOURCES.test(file)).map((file) => join('catalog', file));
  for (const source of ['package-lock.json', ...sources.sort()]) {
    const content = readFileSync(join(ROOT, source));
    hash.update(`${source} ${content.length} `).update(content);
  }
  return hash.digest('hex').slice(0, 32);
}

function readCached(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // No cache: the data files have the same content.
    return undefined;
  }
}

function parse(json: string): Catalog | undefined {
  try {
    return JSON.parse(json) as Catalog;
  } catch {
    // Damaged.
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
    // A read-only checkout, or a full disk: the next start reads the data files again.
  }
}
