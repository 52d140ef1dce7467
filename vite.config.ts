import react from '@vitejs/plugin-react';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { asciiSource, WITHOUT_BLANKS } from './scripts/setup/compact-output.ts';
import { leanReact } from './scripts/setup/lean-react.ts';
import { leanRouter, pureRouter } from './scripts/setup/lean-router.ts';
import { shortClassNames } from './scripts/setup/short-class-names.ts';

const CLIENT = fileURLToPath(new URL('./client', import.meta.url));

const routerBuild = (file: string) =>
  fileURLToPath(new URL(`./node_modules/react-router/dist/production/${file}`, import.meta.url));

/** react-router's `exports` reach only its development build; this is the other one. */
const routerInProduction = [
  { find: /^react-router\/dom$/, replacement: routerBuild('dom-export.mjs') },
  { find: /^react-router$/, replacement: routerBuild('index.mjs') },
];

/**
 * Every `import()` goes through Vite's helper that fetches a chunk's styles and imports before it. The documents name
 * what they need and all styles are one file, so that there is nothing for it to do.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
    },
  };
}

const WRAPPED =
  /\b[\w$]+\(async\(\)=>\{let\{(\w+):(\w+)\}=await (import\(`[^`]+`\)(?:\.then\(e=>e\.\w+\))?);return\{\1:\2\}\},\[\]\)/g;
const HANDED_ON = /\b[\w$]+\(\(\)=>(import\(`[^`]+`\)(?:\.then\(e=>e\.\w+\))?),\[\]\)/g;

/** And the calls of that helper, of which a first load has seventy. */
function bareImports(): Plugin {
  return {
    name: 'bare-imports',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = file.code.replace(WRAPPED, '$3').replace(HANDED_ON, '$1');
        }
      },
    },
  };
}

const DOCUMENTS = new URL('./client/generated/graphql.ts', import.meta.url);
const DOCUMENT = '\0document:';

/**
 * Every stored operation is a module of its own, so that each goes with the code that asks it: the generated file is
 * one module, and would be in the first load with the names of all operations.
 */
function documentsApart(): Plugin {
  return {
    name: 'documents-apart',
    apply: 'build',
    resolveId: { filter: { id: /^\0document:/ }, handler: (id) => id },
    transform: {
      filter: { id: /\/client\/.*\.tsx?$/, code: 'client/generated/graphql.ts' },
      handler: (code) => ({
        code: code.replace(/import \{([^}]*)\} from "#client\/generated\/graphql\.ts";/g, (_import, names: string) =>
          names
            .split(',')
            .map((name) => `import { ${name} } from ${JSON.stringify(DOCUMENT + name.trim())};`)
            .join('\n'),
        ),
        map: null,
      }),
    },
    load: {
      filter: { id: /^\0document:/ },
      async handler(id) {
        const name = id.slice(DOCUMENT.length);
        const generated = await readFile(DOCUMENTS, 'utf8');
        const value = new RegExp(`^export const ${name} = (.*) as unknown as `, 'm').exec(generated)?.[1];
        if (!value) throw new Error(`client/generated/graphql.ts has no ${name}`);
        return `export const ${name} = ${value};`;
      },
    },
  };
}

/** Compresses scripts and styles once, so that no request has to. */
function compressedTwins(): Plugin {
  return {
    name: 'compressed-twins',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((file) => /\.(js|css|svg)$/.test(file));
      await Promise.all(files.map((file) => writeCompressed(join(dir, file))));
    },
  };
}

async function writeCompressed(file: string): Promise<void> {
  await writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)));
}

const PRODUCT_PAGE = /\/client\/app\/page\/product\.ts$/;
/** Another page with the product's form. */
const EDIT_PAGE = /\/client\/app\/page\/edit\.ts$/;
const BUYING_PAGE = /\/client\/app\/page\/(cart|checkout)\.ts$/;
const CART_PAGE = /\/client\/app\/page\/cart\.ts$/;
/** The page that most visits begin with, and what stands around every page. */
const FIRST_SEEN = /\/client\/(app\/page\/home|layout\/frame)\.ts$/;
/** What changes on a page that nobody touches. */
const EARLY = /\/client\/layout\/early\.ts$/;
const CATEGORY_PAGE = /\/client\/app\/page\/category\.ts$/;
/** What the product's page fetches once it stands. */
const PRODUCT_PART = /\/client\/product\/(configurator\/|page\/product-action\.ts$)/;

/** Files that several pages share, most wanted first: one takes along what its modules import. */
const SHARED_FILES = [
  'app',
  'interactive',
  'early',
  'catalogue',
  'configurator',
  'fields',
  'buying',
  'pieces',
  'clock',
  'suggest',
  'amounts',
  'changes',
  'options',
  'acts',
  'cards',
  'reading',
] as const;
type SharedFile = (typeof SHARED_FILES)[number];

/**
 * What would go with files of which a page needs little else. The cart that nobody touches needs no option, no card
 * and no menu, and a product that nobody touches sends nothing.
 */
const PLACES: [SharedFile, RegExp][] = [
  [
    'interactive',
    /\/client\/(cart\/(send-once|page\/tabs)|form\/set-control|product\/(alert\/alert-path|configurator\/form\/field-names))\.ts$/,
  ],
  [
    'pieces',
    /^\0document:CartPage_CartFragmentDoc$|\/client\/(cart\/CheckoutSteps|ui\/EmptyState|ui\/picture\/house-picture)\./,
  ],
  ['clock', /\/client\/(session\/(zones|use-clock))\./],
  ['suggest', /\/client\/(form\/suggest\/|ui\/combobox-keys\.)/],
  ['amounts', /\/client\/(form\/amount\/(Stepper|amount-scale|amount-text)|ui\/grouped)\./],
  [
    'changes',
    /\/client\/(cart\/change(\/|-cart\.)|cart\/(count\/added|add-to-cart|offer\/take-offer|offer\/offer-memory)\.|data\/(own-fetch|fetch-operation)\.)/,
  ],
  [
    'acts',
    /\/client\/product\/(page\/product-action|address\/(first-price|chosen-run)|configurator\/(price\/ask-price|form\/missing-words))\./,
  ],
  ['acts', /^\0document:(ProductRunDocument|LiveQuoteDocument|Quote_PriceFragmentDoc)$/],
];
type Graph = { getModuleInfo: Rolldown.GetModuleInfo };

/**
 * What every page needs is one file, and so is what the pages that are hydrated at once (product,
 * cart, checkout) share: many small files would compress worse. What only some of them need, such as
 * the fields of a form, is not in it.
 */
function sharedFile(id: string, graph: Graph): SharedFile | null {
  const above = importersOf(id, graph);
  if (above.some((module) => graph.getModuleInfo(module)?.isEntry)) return 'app';
  const place = PLACES.find(([, files]) => files.test(id));
  if (place) return place[0];
  const fetched = above.filter((module) => graph.getModuleInfo(module)?.dynamicImporters.length);
  const isAny = (kind: RegExp) => fetched.some((module) => kind.test(module));
  if (isAny(EARLY) && !(isAny(PRODUCT_PAGE) && isAny(BUYING_PAGE))) return 'early';
  if (fetched.length < 2) return null;
  const isOfForm = fetched.every((module) => PRODUCT_PAGE.test(module) || EDIT_PAGE.test(module));
  if (isAny(PRODUCT_PAGE)) return isAny(BUYING_PAGE) ? 'interactive' : isOfForm ? 'configurator' : 'catalogue';
  if (isAny(BUYING_PAGE) && isAny(PRODUCT_PART)) return 'fields';
  if (isAny(BUYING_PAGE)) return isAny(CART_PAGE) ? 'buying' : null;
  if (isAny(PRODUCT_PART)) return 'options';
  // A file of their own would be many times their weight.
  if (!isAny(FIRST_SEEN)) return id.startsWith(DOCUMENT) ? 'app' : null;
  return isAny(CATEGORY_PAGE) ? 'cards' : 'reading';
}

function sharedGroup(file: SharedFile, at: number) {
  const name = (id: string, graph: Graph) => (sharedFile(id, graph) === file ? file : null);
  return { debugName: file, name, priority: SHARED_FILES.length - at };
}

const BROWSER_CHUNKS = {
  // The names of all chunks stand in the first load, and hashes do not compress: these tell builds apart.
  chunkFileNames: 'assets/[name]-[hash:7].js',
  codeSplitting: { groups: SHARED_FILES.map(sharedGroup) },
};

/** The icons are named by up to 130 elements of a page, each of which the name weighs on; part of the hash is enough. */
const assetFileNames = ({ names: [name = ''] }: { names: string[] }): string =>
  name === 'icons.svg' ? 'assets/[hash:5][extname]' : 'assets/[name]-[hash][extname]';

/** The module and all that import it, near and far; `import()` does not count. */
function importersOf(id: string, graph: Graph): string[] {
  const found = new Set([id]);
  for (const module of found) graph.getModuleInfo(module)?.importers.forEach((importer) => found.add(importer));
  return [...found];
}

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  publicDir: false,
  plugins: [
    react(),
    pureRouter(),
    leanRouter(),
    leanReact(),
    plainImports(),
    bareImports(),
    documentsApart(),
    compressedTwins(),
    ...(isSsrBuild ? [asciiSource()] : []),
  ],
  resolve: { alias: command === 'build' ? routerInProduction : [] },
  // The server's bundle carries React's production build whatever NODE_ENV says at run time.
  ...(isSsrBuild && {
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
  }),
  css: { modules: { generateScopedName: command === 'build' ? shortClassNames(CLIENT) : '[name]-[local]' } },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // Data addresses and inline scripts would need holes in the content security policy.
    assetsInlineLimit: 0,
    // The documents name what they need; all pages' styles together are hardly more than one page's.
    modulePreload: false,
    cssCodeSplit: false,
    reportCompressedSize: false,
    sourcemap: false,
    rolldownOptions: {
      input: isSsrBuild ? 'client/entry.server.tsx' : 'client/entry.client.tsx',
      output: {
        assetFileNames,
        // Both builds name fonts and pictures, and have to name them alike.
        hashCharacters: 'hex',
        ...(isSsrBuild ? { minify: WITHOUT_BLANKS, codeSplitting: false } : BROWSER_CHUNKS),
      },
    },
  },
}));
