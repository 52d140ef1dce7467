import { createServer, createServerModuleRunner, type Plugin } from 'vite';
import type { ClientEntry, Pages } from './client-entry.ts';
import { createMenuFiles } from './menu-files.ts';

/** The browser has no code of a part that nobody has touched yet, which Vite could replace: it loads the page again. */
const reloadUntouched: Plugin = {
  name: 'reload-untouched',
  hotUpdate({ modules, file, server }) {
    if (this.environment.name !== 'ssr' || modules.length === 0) return;
    const { moduleGraph, hot } = server.environments.client;
    if (!moduleGraph.getModulesByFile(file)?.size) hot.send({ type: 'full-reload' });
  },
};

/** Pages straight from their sources: an edit shows in the browser and in the next response. */
export async function openDevelopmentPages(): Promise<Pages> {
  const vite = await createServer({
    appType: 'custom',
    plugins: [reloadUntouched],
    server: { middlewareMode: true },
  });
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
