import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import type { DocumentAssets } from '#client/entry.server.tsx';

const ENTRY = 'client/entry.client.tsx';

type Assets = { assetsOf(page: string | null): DocumentAssets; scripts: string[] };

/** Reads which built files each page needs, from Vite's manifest. */
export function readAssets(manifestFile: URL): Assets {
  return assetsIn(JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest);
}

export function assetsIn(manifest: Manifest): Assets {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The build's manifest has no ${ENTRY}`);
  const known = new Map<string | null, DocumentAssets>();
  return {
    scripts: [address(entry.file)],
    assetsOf(page) {
      const found = known.get(page) ?? filesOf(manifest, page);
      known.set(page, found);
      return found;
    },
  };
}

function filesOf(manifest: Manifest, page: string | null): DocumentAssets {
  const styles = new Set<string>();
  const modules = new Set<string>();
  visit(ENTRY);
  if (page) visit(`client/app/page/${page}.ts`);
  return { styles: [...styles], modules: [...modules] };

  function visit(name: string): void {
    const chunk = manifest[name];
    if (!chunk || modules.has(address(chunk.file))) return;
    modules.add(address(chunk.file));
    for (const dependency of chunk.imports ?? []) visit(dependency);
    for (const style of chunk.css ?? []) styles.add(address(style));
  }
}

function address(file: string): string {
  return `/${file}`;
}
