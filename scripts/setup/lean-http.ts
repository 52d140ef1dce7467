import http from 'node:http';
import type { Plugin } from 'vite';

const ID = '\0lean-http';

/** What Node's own client, undici, has of web sockets: `node:http` loads all of it when one of them is read. */
const OF_WEB_SOCKETS = new Set(['CloseEvent', 'MessageEvent', 'WebSocket']);

/**
 * An import of `node:http` reads everything that the module exports, and so loads Node's own client: a tenth of the
 * shop's start. The bundle takes the module without that.
 */
export function leanHttp(): Plugin {
  const exported = Object.keys(http).filter((name) => !OF_WEB_SOCKETS.has(name));
  return {
    name: 'lean-http',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(?:node:)?http$/ },
      // `require` reads nothing.
      handler: (_id, _importer, { kind }) => (kind === 'import-statement' ? ID : null),
    },
    load: {
      filter: { id: new RegExp(`^${ID}$`) },
      handler: () => `const http = process.getBuiltinModule('node:http');
        export default http;
        export const { ${exported.join(', ')} } = http;`,
    },
  };
}
