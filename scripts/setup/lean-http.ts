import http from 'node:http';
import type { Plugin } from 'vite';

const ID = '\0lean-http';

/** Exports of `node:http` for web sockets: reading one of them loads Node's HTTP client, undici. */
const OF_WEB_SOCKETS = new Set(['CloseEvent', 'MessageEvent', 'WebSocket']);

/**
 * An import of `node:http` reads all its exports, and so loads undici, which takes a tenth of the shop's start. The
 * bundle imports the module without those exports.
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
