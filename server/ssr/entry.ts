import type { ServerConfig } from '#server/config/config.ts';
import { readAssets } from './assets.ts';
import type { ClientEntry, Pages } from './client-entry.ts';
import { createMenuFiles } from './menu-files.ts';

export async function openPages(config: ServerConfig): Promise<Pages> {
  if (config.mode === 'development') return (await import('./dev.ts')).openDevelopmentPages();
  const entry: ClientEntry = await import(new URL('../../dist/server/entry.server.js', import.meta.url).href);
  const assets = readAssets(new URL('../../dist/client/.vite/manifest.json', import.meta.url));
  return { entry: async () => entry, ...assets, scripts: [], menus: createMenuFiles(), close: async () => {} };
}
