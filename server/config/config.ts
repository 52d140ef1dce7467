import { z } from 'zod';
import { givenSettings, logLevel, origin, port, wholeNumber } from '#process/setting-format.ts';
import { address, collector, flag, header, origins, rate, type Rate } from './setting-format.ts';

type Mode = 'production' | 'development' | 'test';

/** Where a CDN takes the keys of pages to purge, and the header that authorizes us. */
export type Purge = { url: string; header: { name: string; value: string } | undefined };

export type ServerConfig = {
  mode: Mode;
  host: string;
  port: number;
  /** Origin of the storefront as a browser sees it, without a trailing slash. */
  siteUrl: string;
  dataDir: string;
  /** Folder of the files and stored operations of earlier builds. */
  buildsDir: string;
  /** Address of a shop service that is already running; empty when this process starts its own. */
  shopUrl: string;
  shopPort: number;
  shopClientId: string;
  shopClientSecret: string;
  /** Lower-case name of the header in which a trusted proxy sends the country. */
  countryHeader: string;
  /** Origin that pictures are fetched from; empty means the storefront's own. */
  contentHost: string;
  /** Where `/blog` leads. */
  blogUrl: string;
  /** Proxies in front of this process; forwarded headers are believed only when there is at least one. */
  trustProxy: number;
  /** Whether the express page may load Stripe's script. */
  stripeWallets: boolean;
  /** Whether every host below that of `siteUrl` has TLS too. */
  hstsSubdomains: boolean;
  /** Whether product pictures are rendered before they are first requested. */
  drawAhead: boolean;
  /** How many requests are in flight at once; see server/load/. */
  limits: LoadLimits;
  /** How long the first piece of a page waits for deferred sections. */
  shellWaitMs: number;
  /** Whether the proxy in front of this process forwards 103 Early Hints. */
  earlyHints: boolean;
  /** How long `/readyz` reports unready before the storefront stops listening. */
  drainMs: number;
  /** Share of the log lines of cached pages that are written, 0 to 1. */
  logCachedSample: number;
  /** Where metrics are served; nowhere if unset. */
  metrics?: { host: string; port: number };
  /** Address of an OpenTelemetry collector, without `/v1/traces`; empty means no tracing. */
  tracesUrl: string;
  /** The CDN whose pages are purged after a publish. */
  purge?: Purge;
  /** Whether GraphiQL is served at `/graphql`. */
  explorer: boolean;
  /** Folder with manifests of documents that are trusted like those of our own pages; empty means none. */
  graphqlTrusted: string;
  /** Whether only stored documents are accepted, except from holders of the key. */
  graphqlStoredOnly: boolean;
  /** The key with which a developer sends any document and sees traces; empty means nobody can. */
  graphqlKey: string;
  /** Origins whose pages may use the API, without cookies; `*` is every one. */
  graphqlOrigins: readonly string[];
  /** Whether agents are served at `/mcp`. */
  mcp: boolean;
  /** GraphQL documents of one network address; undefined: no limit. */
  graphqlLimit: Rate | undefined;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
};

/** Requests over one of these limits are rejected at once, with 503 and `Retry-After`. */
export type LoadLimits = {
  /** Requests in flight, by class. */
  orders: number;
  carts: number;
  pages: number;
  searches: number;
  /** Delay of the event loop in milliseconds above which uncached pages and searches are rejected. */
  loopDelayMs: number;
  /** Order pages with live updates that one network address may have open. */
  streamsPerAddress: number;
};

/** A setting is missing or malformed; the message names each wrong variable. */
export class ConfigError extends Error {}

const MAX_IN_FLIGHT = 10_000;

const inFlight = wholeNumber(1, MAX_IN_FLIGHT, 'requests');

const settings = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('production'),
  HOST: z.string().default('0.0.0.0'),
  PORT: port.default(3000),
  SITE_URL: origin.default(''),
  DATA_DIR: z.string().min(1).default('./data'),
  BUILDS_DIR: z.string().min(1).default('.cache/builds'),
  SHOP_URL: origin.default(''),
  SHOP_PORT: port.default(4000),
  SHOP_CLIENT_ID: z
    .string()
    .regex(/^[^:]{1,200}$/, 'must have no colon, and at most 200 characters')
    .default(''),
  SHOP_CLIENT_SECRET: z.string().max(200).default(''),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,60}$/, 'must be a header name')
    .default('cf-ipcountry'),
  CONTENT_HOST: origin.default(''),
  BLOG_URL: z
    .url({ protocol: /^https?$/, error: 'must be the address of a blog, such as https://blog.example' })
    .default(''),
  TRUST_PROXY: z.string().regex(/^\d$/, 'must be the number of proxies, 0 to 9').transform(Number).default(0),
  // The shop checks its format.
  STRIPE_PUBLISHABLE_KEY: z.string().default(''),
  HSTS_SUBDOMAINS: flag.default(true),
  DRAW_AHEAD: flag.default(true),
  MAX_ORDERS_IN_FLIGHT: inFlight.default(64),
  MAX_CARTS_IN_FLIGHT: inFlight.default(48),
  MAX_PAGES_IN_FLIGHT: inFlight.default(16),
  MAX_SEARCHES_IN_FLIGHT: inFlight.default(4),
  MAX_EVENT_LOOP_DELAY_MS: wholeNumber(5, 10_000, 'milliseconds').default(60),
  MAX_STREAMS_PER_ADDRESS: wholeNumber(1, MAX_IN_FLIGHT, 'pages').default(16),
  SHELL_WAIT_MS: wholeNumber(0, 1_000, 'milliseconds').default(30),
  DRAIN_MS: wholeNumber(0, 600_000, 'milliseconds').default(100),
  LOG_CACHED_SAMPLE: z
    .string()
    .regex(/^(0(\.\d{1,6})?|1(\.0+)?)$/, 'must be a number from 0 to 1')
    .transform(Number)
    .default(1),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.default(''),
  PURGE_URL: address.optional(),
  PURGE_HEADER: header.optional(),
  EARLY_HINTS: flag.default(false),
  GRAPHQL_OPEN: flag.default(false),
  GRAPHQL_TRUSTED: z.string().default(''),
  GRAPHQL_STORED_ONLY: flag.default(false),
  GRAPHQL_KEY: z
    .string()
    .regex(/^[\x20-\x7e]{16,200}$/, 'must have 16 to 200 characters of ASCII')
    .default(''),
  GRAPHQL_ORIGINS: origins.default([]),
  MCP_OPEN: flag.default(false),
  LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LIMIT_GRAPHQL_ADDRESS: rate.default({ tries: 3_000, seconds: 60 }),
  LOG_LEVEL: logLevel.default('info'),
});

type Settings = z.infer<typeof settings>;

/** Throws ConfigError. An empty variable counts as unset. */
export function readConfig(env: NodeJS.ProcessEnv): ServerConfig {
  const read = readSettings(env);
  return {
    mode: read.NODE_ENV,
    host: read.HOST,
    port: read.PORT,
    siteUrl: read.SITE_URL || `http://localhost:${read.PORT}`,
    dataDir: read.DATA_DIR,
    buildsDir: read.BUILDS_DIR,
    shopUrl: read.SHOP_URL,
    shopPort: read.SHOP_PORT,
    shopClientId: read.SHOP_CLIENT_ID,
    shopClientSecret: read.SHOP_CLIENT_SECRET,
    countryHeader: read.COUNTRY_HEADER.toLowerCase(),
    contentHost: read.CONTENT_HOST,
    blogUrl: read.BLOG_URL,
    trustProxy: read.TRUST_PROXY,
    stripeWallets: read.STRIPE_PUBLISHABLE_KEY !== '',
    hstsSubdomains: read.HSTS_SUBDOMAINS,
    drawAhead: read.DRAW_AHEAD,
    limits: loadLimitsOf(read),
    shellWaitMs: read.SHELL_WAIT_MS,
    earlyHints: read.EARLY_HINTS,
    drainMs: read.DRAIN_MS,
    logCachedSample: read.LOG_CACHED_SAMPLE,
    ...(read.METRICS_PORT !== undefined && { metrics: { host: read.METRICS_HOST, port: read.METRICS_PORT } }),
    tracesUrl: read.OTEL_EXPORTER_OTLP_ENDPOINT,
    ...(read.PURGE_URL !== undefined && { purge: { url: read.PURGE_URL, header: read.PURGE_HEADER } }),
    explorer: read.GRAPHQL_OPEN || read.NODE_ENV === 'development',
    graphqlTrusted: read.GRAPHQL_TRUSTED,
    graphqlStoredOnly: read.GRAPHQL_STORED_ONLY,
    graphqlKey: read.GRAPHQL_KEY,
    graphqlOrigins: read.GRAPHQL_ORIGINS,
    mcp: read.MCP_OPEN,
    graphqlLimit: read.LIMITS === 'off' ? undefined : read.LIMIT_GRAPHQL_ADDRESS,
    logLevel: read.LOG_LEVEL,
  };
}

function readSettings(env: NodeJS.ProcessEnv): Settings {
  const result = settings.safeParse(givenSettings(env));
  if (!result.success) {
    // Two messages about one variable are reported once.
    const lines = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError([...new Set(lines)].join('\n'));
  }
  const read = result.data;
  if (Boolean(read.SHOP_CLIENT_ID) !== Boolean(read.SHOP_CLIENT_SECRET)) {
    throw new ConfigError('SHOP_CLIENT_ID and SHOP_CLIENT_SECRET: set both or neither');
  }
  if (read.PURGE_HEADER && read.PURGE_URL === undefined) {
    throw new ConfigError('PURGE_URL: required when PURGE_HEADER is set');
  }
  if (read.SHOP_URL && !read.SHOP_CLIENT_ID) {
    throw new ConfigError(
      'SHOP_CLIENT_ID: required when SHOP_URL is set; use the client ID and secret configured in that shop',
    );
  }
  return read;
}

function loadLimitsOf(read: Settings): LoadLimits {
  return {
    orders: read.MAX_ORDERS_IN_FLIGHT,
    carts: read.MAX_CARTS_IN_FLIGHT,
    pages: read.MAX_PAGES_IN_FLIGHT,
    searches: read.MAX_SEARCHES_IN_FLIGHT,
    loopDelayMs: read.MAX_EVENT_LOOP_DELAY_MS,
    streamsPerAddress: read.MAX_STREAMS_PER_ADDRESS,
  };
}
