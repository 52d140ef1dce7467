/** The imports that files matching `from` may have. The first wall that matches a file applies. */
export type Wall = {
  from: RegExp;
  may: RegExp[];
  because: string;
};

const ANY_PACKAGE = /^(?![.#])(?!node:)/;

/** Every import of `client`, `server`, `shop`, `process`, `catalog` and `scripts` must be allowed here. Inside a room: `./`. */
export const WALLS: Wall[] = [
  {
    from: /^client\/entry\.server\.tsx$/,
    may: [/^#client\//, /^#schema\//, /^react/, /^node:stream$/],
    because: 'the entry of the server bundle is the only client file that may use Node streams',
  },
  {
    from: /^client\//,
    may: [
      /^#client\//,
      /^#schema\//,
      /^react(-dom|-router-dom|-router)?(\/|$)/,
      /^@apollo\/client/,
      /^@graphql-typed-document-node/,
      /^graphql$/,
      /^@fontsource/,
      /^@vitejs\/plugin-react\/preamble$/,
      /^rxjs$/,
      /^schema-dts$/,
      /^uqr$/,
    ],
    because: 'the client runs in a browser and knows data only by its GraphQL types',
  },
  {
    from: /^server\/run\.ts$/,
    may: [
      /^#(server|process)\//,
      /^#shop\/start\.ts$/,
      /^#catalog\/art\/studio\/start-studio\.ts$/,
      /^node:/,
      ANY_PACKAGE,
    ],
    because: 'only server/run.ts may start a shop or the studio of pictures, each a process of its own',
  },
  {
    from: /^server\/ssr\//,
    may: [/^#server\//, /^#schema\//, /^#client\/entry\.server\.tsx$/, /^node:/, ANY_PACKAGE],
    because: 'server/ssr renders the client through entry.server and nothing else of it',
  },
  {
    from: /^server\/rest\//,
    may: [
      /^#server\/(rest|session)\//,
      /^#server\/config\/config\.ts$/,
      /^node:/,
      /^(undici|cockatiel|dataloader|entities|lru-cache|zod|pino|@opentelemetry\/api)$/,
    ],
    because: 'server/rest does not know GraphQL, and sees no Express',
  },
  {
    from: /^server\/graphql\//,
    may: [
      /^#server\/(graphql|rest|session|limit|config)\//,
      /^#schema\//,
      /^node:(fs|path|url|crypto)$/,
      /^(?!undici|express$)(?![.#])(?!node:)/,
    ],
    because: 'server/graphql never calls the network itself, and sees no Express',
  },
  {
    from: /^server\/mcp\//,
    may: [
      /^#schema\/currencies\.ts$/,
      /^#server\/(mcp|http|load|graphql|limit|session|rest)\//,
      /^(@modelcontextprotocol\/server|express|graphql|pino|zod)$/,
    ],
    because: 'server/mcp knows the shop through operations of the schema',
  },
  {
    from: /^server\//,
    may: [/^#(server|process)\//, /^#schema\//, /^node:/, ANY_PACKAGE],
    because: 'the server imports neither the client nor the shop, apart from the files above',
  },
  {
    from: /^shop\/.*\/(rules|[a-z-]*quote)\.ts$/,
    may: [/^#shop\/([a-z-]+\/)+[a-z-]+\.ts$/],
    because: 'rules are pure: neither HTTP nor SQL',
  },
  {
    from: /^shop\/.*\/[a-z-]*routes\.ts$/,
    may: [/^#shop\//, /^#catalog\/(read|format)\.ts$/, /^node:(crypto|url|net)$/, /^zod$/],
    because: 'routes hold no SQL: that is the store’s',
  },
  {
    from: /^shop\/.*\/[a-z-]*store\.ts$/,
    may: [/^#shop\//, /^#catalog\/(read|format)\.ts$/, /^node:crypto$/, /^kysely$/],
    because: 'stores hold no HTTP',
  },
  {
    from: /^shop\/(import|stock)\//,
    may: [/^#(shop|process)\//, /^#catalog\/(?!art\/)/, /^node:/, ANY_PACKAGE],
    because: 'an import checks products as the catalogue itself does',
  },
  {
    from: /^shop\//,
    may: [
      /^#(shop|process)\//,
      /^#catalog\/(read|read-cached|format|season|country-codes|schema\/currency-codes)\.ts$/,
      /^node:/,
      ANY_PACKAGE,
    ],
    because: 'the shop knows nothing of the storefront',
  },
  {
    from: /^process\//,
    may: [/^node:/, /^(pino|prom-client|zod)$/, /^@opentelemetry\//],
    because: 'process knows neither the storefront nor the shop: both run on it',
  },
  {
    from: /^catalog\//,
    may: [/^#catalog\//, /^node:/, /^(yaml|zod|sharp|fontkit)$/],
    because: 'the catalogue is data and depends on no other wing',
  },
  {
    from: /^scripts\/fonts\.ts$/,
    may: [/^node:/, /^subset-font$/],
    because: 'cutting the typefaces is one call of a library',
  },
  {
    from: /^scripts\/(build-programs|setup\/(compact-output|empty-functions|lean-http|lean-react|lean-router))\.ts$/,
    may: [/^node:/, /^vite$/],
    because: 'bundling the programs is one call of a library',
  },
  {
    from: /^scripts\//,
    may: [
      /^#(server|shop)\/main\.ts$/,
      /^#shop\/demo\.ts$/,
      /^#(catalog|shop\/import|shop\/privacy|shop\/vault)\/command\.ts$/,
      /^#shop\/release\/command\/(migrate|publish)\.ts$/,
      /^#(scripts|tests\/bench)\//,
      /^node:/,
      /^@playwright\/test$/,
    ],
    because: 'scripts only start commands; their code is in the wings',
  },
];

/**
 * The rooms of each wing from the top down: a room imports from itself and from rooms below it. Files outside of rooms
 * are above all of them.
 */
export const FLOORS: Record<string, string[]> = {
  client: [
    'app',
    'gallery',
    'layout',
    'home',
    'category',
    'search',
    'checkout',
    'content',
    'product',
    'review',
    'order',
    'event',
    'cart',
    'newsletter',
    'session',
    'form',
    'data',
    'site',
    'ui',
    'styles',
    'generated',
  ],
  server: ['ssr', 'discovery', 'mcp', 'http', 'load', 'graphql', 'limit', 'session', 'rest', 'config'],
  shop: [
    'openapi',
    'demo',
    'import',
    'release',
    'privacy',
    'desk',
    'seed',
    'stock',
    'fulfilment',
    'player',
    'refund',
    'proof',
    'receipt',
    'checkout',
    'payment',
    'cart',
    'lifecycle',
    'promise',
    'review',
    'vault',
    'inquiry',
    'alert',
    'newsletter',
    'referral',
    'mail',
    'coupon',
    'credit',
    'interpret',
    'event',
    'invoice',
    'order',
    'wish',
    'push',
    'product',
    'category',
    'redirect',
    'information',
    'vat',
    'site',
    'geo',
    'language',
    'token',
    'idempotency',
    'http',
    'session',
    'limit',
    'search',
    'recurrence',
    'exchange',
    'blob',
    'db',
    'config',
    'money',
  ],
};

/** The only file that imports upward: it combines the tables that each room declares. */
export const TABLE_REGISTRY = 'shop/db/database.ts';
