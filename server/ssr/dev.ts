import { createServer, createServerModuleRunner } from 'vite';
import type { ClientEntry, Pages } from './client-entry.ts';
import { createMenuFiles } from './menu-files.ts';

/** Pages straight from their sources: an edit shows in the browser and in the next response. */
export async function openDevelopmentPages(): Promise<Pages> {
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } });
  const runner = createServerModuleRunner(vite.environments.ssr);
  return {
    entry: () => runner.import<ClientEntry>('/client/entry.server.tsx'),
    early: [],
    assetsOf: () => ({ styles: [], modules: [], idle: [] }),
    scripts: ['/@vite/client', '/client/entry.client.tsx'],
    menus: createMenuFiles(),
    middleware: vite.middlewares,
    async close() {
      await runner.close();
      await vite.close();
    },
  };
}
