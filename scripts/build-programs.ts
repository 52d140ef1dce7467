// Bundles the storefront and the shop for `npm start` and `npm run shop`: two thousand modules that are found, read
// and stripped of their types one by one would be a third of the processor time of a start.
import { rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { asciiSource, WITHOUT_BLANKS } from './setup/compact-output.ts';
import { leanHttp } from './setup/lean-http.ts';

const ROOT = resolve(import.meta.dirname, '..');
const FOLDER = resolve(ROOT, 'dist/program');

/** Not bundled: packages with native code, WebAssembly or other files, and those that are rarely loaded. */
const LEFT_OUT = [
  'sharp',
  '@electric-sql/pglite',
  '@electric-sql/pglite/contrib/pg_trgm',
  '@graphql-yoga/render-graphiql',
  'vite',
  'pdfkit',
];

/** Files are found from where a module's source lies, wherever its code has gone. */
function sourceAddresses(): Plugin {
  return {
    name: 'source-addresses',
    transform: {
      filter: { id: /\/(catalog|process|schema|scripts|server|shop)\/.*\.ts$/, code: 'import.meta.url' },
      handler: (code, id) => ({
        code: code.replaceAll(
          'import.meta.url',
          `new URL(${JSON.stringify(relative(FOLDER, id))}, import.meta.url).href`,
        ),
        map: null,
      }),
    },
  };
}

// What Node has made of earlier builds, which nothing names any more, would stay for good.
rmSync(resolve(ROOT, 'dist/.cache/node'), { recursive: true, force: true });
await build({
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  plugins: [leanHttp(), sourceAddresses(), asciiSource()],
  ssr: { noExternal: true, external: LEFT_OUT },
  build: {
    ssr: true,
    outDir: FOLDER,
    emptyOutDir: true,
    target: 'node24',
    rolldownOptions: {
      input: {
        storefront: 'server/main.ts',
        shop: 'shop/main.ts',
        // With what a command line adds.
        start: 'scripts/start.ts',
        'start-shop': 'scripts/shop.ts',
      },
      // All in one folder, for what a module's address is relative to.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', minify: WITHOUT_BLANKS },
    },
  },
});
