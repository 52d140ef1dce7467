import { readFileSync } from 'node:fs';
import type { Manifest, ManifestChunk } from 'vite';
import type { DocumentAssets } from '#client/entry.server.tsx';
import type { Pages } from './client-entry.ts';

const ENTRY = 'client/entry.client.tsx';
const STYLES = 'style.css';
/** The module for a visitor's first request. */
const APOLLO = 'client/data/apollo.ts';

/** Files that every page needs first, and their types for preloading. */
const EARLY = {
  'client/styles/fonts/text.woff2': 'font; type="font/woff2"; crossorigin',
  'client/styles/fonts/display.woff2': 'font; type="font/woff2"; crossorigin',
  'client/session/before-paint.js': 'script',
  'client/app/boot.js': 'script',
  [STYLES]: 'style',
};

type Assets = Pick<Pages, 'early' | 'assetsOf'>;

/** Reads which built files each page needs, from Vite's manifest. */
export function readAssets(manifestFile: URL): Assets {
  return assetsIn(JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest);
}

export function assetsIn(manifest: Manifest): Assets {
  if (!manifest[ENTRY]) throw new Error(`The build's manifest has no ${ENTRY}`);
  const known = new Map<string, DocumentAssets>();
  return {
    early: Object.entries(EARLY).map(([name, as]) => {
      const file = manifest[name]?.file;
      if (!file) throw new Error(`The build's manifest has no ${name}`);
      return `<${address(file)}>; rel=preload; as=${as}`;
    }),
    assetsOf(page, interactive) {
      const key = `${page} ${interactive}`;
      const found = known.get(key) ?? filesOf(manifest, page, interactive);
      known.set(key, found);
      return found;
    },
  };
}

function filesOf(manifest: Manifest, page: string | null, interactive: boolean): DocumentAssets {
  const chunks = chunksOf(manifest, [ENTRY, ...(page && interactive ? [`client/app/page/${page}.ts`] : [])]);
  const styles = manifest[STYLES];
  if (!styles) throw new Error(`The build's manifest has no ${STYLES}`);
  const idle = chunksOf(manifest, [APOLLO]).filter((chunk) => !chunks.includes(chunk));
  return {
    styles: [address(styles.file)],
    modules: chunks.map((chunk) => address(chunk.file)),
    idle: idle.map((chunk) => address(chunk.file)),
  };
}

/** The chunks of some modules, each after those it imports. */
function chunksOf(manifest: Manifest, names: string[], found = new Set<ManifestChunk>()): ManifestChunk[] {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk || found.has(chunk)) continue;
    chunksOf(manifest, chunk.imports ?? [], found);
    found.add(chunk);
  }
  return [...found];
}

function address(file: string): string {
  return `/${file}`;
}
