import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { openDataDir } from './data-dir.ts';
import { POSTGRES_DEFAULTS, type PostgresSettings } from './postgres-settings.ts';
import { type Retention, RETENTION_SETTINGS, retentionOf } from './retention-settings.ts';
import { type Limits, limitSettings, limitsOf, limitsSwitch } from './limits.ts';
import { CURRENCIES, type Currency, forEachCurrency } from '#shop/money/currency.ts';
import { keepSecrets } from './secrets.ts';
import { StartError } from './start-error.ts';
import { PUSH_SETTINGS, type PushSettings, pushOf } from './push-settings.ts';
import { readVaultKeys, type VaultSettings, vaultKeySetting } from './vault-keys.ts';
import { wholeNumber } from './whole-number.ts';

/** What each payment provider adds to the configuration; its `settings.ts` declares it here. */
export interface ProviderSettings {}

export type ShopConfig = ProviderSettings & {
  host: string;
  /** 0 takes a free port. */
  port: number;
  /** Absolute folder of everything the shop keeps. */
  dataDir: string;
  /** Empty: the embedded database in `dataDir`. */
  databaseUrl: string;
  /** Connections and timeouts of PostgreSQL. */
  postgres: PostgresSettings;
  /** How long `/readyz` says no before the shop stops listening. */
  drainMs: number;
  clientId: string;
  clientSecret: string;
  /** The key of the desk. */
  deskKey: string;
  /** How long the link of an order works once that is over; 0: forever. */
  orderLinkDays: number;
  /** How soon, at the latest, what a visitor writes is answered. */
  supportAnswerHours: number;
  /** Where shoppers reach the storefront, without a final slash. */
  siteUrl: string;
  /** Where shoppers reach `/pay`, without a final slash. */
  payUrl: string;
  logLevel: string;
  /** Where metrics are served; without it nowhere. */
  metrics?: { host: string; port: number };
  /** Address of an OpenTelemetry collector without `/v1/traces`; empty means none. */
  tracesUrl: string;
  /** Lower-case name of the header in which a CDN tells the shopper's country. */
  countryHeader: string;
  /** Whether a CDN stands before the shop, so that callers cannot write that header themselves. */
  countryHeaderTrusted: boolean;
  /** Empty: mail goes into files in `dataDir/mail`. */
  smtpUrl: string;
  /** Sender of all mail, `name@host` or `Name <name@host>`. */
  mailFrom: string;
  /** Where what visitors write goes, `name@host`. */
  supportMail: string;
  /** How long what is about persons is kept. */
  retention: Retention;
  /** What seals the logins of piloted orders. */
  vault: VaultSettings;
  /** What notifications of an order are sent with. */
  push: PushSettings;
  /** How often something may be tried. */
  limits: Limits;
  unpaid: UnpaidLimits;
  /** How long after the last attempt to pay a buyer is reminded once; 0: never. */
  unpaidMailMs: number;
  caps: ShopCaps;
  /** Where pictures lie; without it in the database. */
  objectStorage?: ObjectStorage;
};

/** How long an unpaid order keeps what others want too. */
export type UnpaidLimits = {
  quickMs: number;
  /** Of a payment outside the shop, while the first run of the order is far. */
  slowMs: number;
  farRunMs: number;
};

/** What one session may have at a time. */
export type ShopCaps = {
  /** Seats in its cart and its unpaid orders, and runs they are of. */
  heldSeats: number;
  heldRuns: number;
  unpaidOrders: number;
  /** The highest total of an order, in minor units. */
  orderMinor: Record<Currency, number>;
};

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const HIGHEST_TOTAL = 10_000_000;

/** An S3-compatible service. */
export type ObjectStorage = {
  /** Without a final slash; the bucket is the first segment of each path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
};

const AN_ORIGIN = 'must be an address without a path, such as https://shop.example';
const A_PORT = 'must be a port number, 0 to 65535';

const port = z
  .string()
  .regex(/^\d{1,5}$/, A_PORT)
  .transform(Number)
  .refine((number) => number <= 65_535, A_PORT);
const origin = z
  .url({ protocol: /^https?$/, error: AN_ORIGIN })
  .refine((address) => URL.parse(address)?.href === `${URL.parse(address)?.origin}/`, AN_ORIGIN)
  .transform((address) => address.replace(/\/$/, ''));

const milliseconds = (least: number) => wholeNumber(least, 600_000, 'milliseconds');

const orderTotal = z.coerce.number().int().min(1).max(HIGHEST_TOTAL).default(20_000);
const orderTotals = Object.fromEntries(CURRENCIES.map((currency) => [`MAX_ORDER_${currency}`, orderTotal])) as Record<
  `MAX_ORDER_${Currency}`,
  typeof orderTotal
>;
const S3_SETTINGS = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

const settings = z
  .object({
    SHOP_HOST: z.string().default('127.0.0.1'),
    SHOP_PORT: port.default(4000),
    METRICS_HOST: z.string().default('127.0.0.1'),
    SHOP_METRICS_PORT: port.optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'must be the address of a collector, such as http://localhost:4318' })
      .transform((address) => address.replace(/\/+$/, ''))
      .default(''),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be like postgres://user:password@host:5432/name' })
      .default(''),
    DATABASE_POOL_SIZE: wholeNumber(1, 1_000, 'connections').default(POSTGRES_DEFAULTS.poolSize),
    DATABASE_CONNECT_TIMEOUT_MS: milliseconds(100).default(POSTGRES_DEFAULTS.connectTimeoutMs),
    DATABASE_STATEMENT_TIMEOUT_MS: milliseconds(100).default(POSTGRES_DEFAULTS.statementTimeoutMs),
    DATABASE_LOCK_TIMEOUT_MS: milliseconds(100).default(POSTGRES_DEFAULTS.lockTimeoutMs),
    DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: milliseconds(100).default(POSTGRES_DEFAULTS.idleTransactionTimeoutMs),
    DATABASE_PREPARE: z.enum(['0', '1'], 'must be 1, or 0 behind a pooler that cannot').default('1'),
    DRAIN_MS: milliseconds(0).default(100),
    SHOP_CLIENT_ID: z.string().default(''),
    SHOP_CLIENT_SECRET: z.string().default(''),
    DESK_KEY: z.string().min(16, 'must have at least 16 characters').max(256).optional(),
    SITE_URL: origin.default('http://localhost:3000'),
    PAY_URL: origin.optional(),
    COUNTRY_HEADER: z
      .string()
      .regex(/^[\w-]{1,64}$/, 'must be the name of a header')
      .default('CF-IPCountry'),
    COUNTRY_HEADER_TRUSTED: z.enum(['0', '1'], 'must be 1, when a CDN sets COUNTRY_HEADER, or 0').default('0'),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must be like smtp://user:password@mail.example.com:587' })
      .default(''),
    MAIL_FROM: z
      .string()
      .regex(
        /^(?:[^<>"\p{Cc}]{1,64} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
        'must be like Shop <shop@example.com>',
      )
      .default('Waystone <no-reply@waystone.example>'),
    SUPPORT_MAIL: z
      .string()
      .regex(/^[^\s<>@]+@[^\s<>@]+$/, 'must be like support@example.com')
      .optional(),
    S3_ENDPOINT: origin.optional(),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
      .optional(),
    S3_REGION: z.string().min(1).max(64).default('us-east-1'),
    S3_ACCESS_KEY: z.string().min(1).max(256).optional(),
    S3_SECRET_KEY: z.string().min(1).max(256).optional(),
    UNPAID_ORDER_MINUTES: z.coerce.number().int().min(1).max(1_440).default(30),
    UNPAID_MAIL_MINUTES: wholeNumber(0, 1_440, 'minutes').default(10),
    UNPAID_TRANSFER_HOURS: z.coerce.number().int().min(1).max(720).default(24),
    FAR_RUN_HOURS: z.coerce.number().int().min(1).max(720).default(72),
    MAX_HELD_SEATS: z.coerce.number().int().min(1).max(10_000).default(20),
    MAX_HELD_RUNS: z.coerce.number().int().min(1).max(1_000).default(8),
    MAX_UNPAID_ORDERS: z.coerce.number().int().min(1).max(1_000).default(5),
    ...orderTotals,
    ORDER_LINK_DAYS: wholeNumber(0, 36_500, 'days').default(90),
    SUPPORT_ANSWER_HOURS: wholeNumber(1, 240, 'hours').default(24),
    ...RETENTION_SETTINGS,
    VAULT_KEY: vaultKeySetting.optional(),
    VAULT_KEY_BEFORE: vaultKeySetting.optional(),
    VAULT_DAYS: wholeNumber(1, 90, 'days').default(14),
    ...PUSH_SETTINGS,
    LIMITS: limitsSwitch,
    ...limitSettings,
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .refine((env) => (env.SHOP_CLIENT_ID === '') === (env.SHOP_CLIENT_SECRET === ''), {
    path: ['SHOP_CLIENT_SECRET'],
    message: 'set SHOP_CLIENT_ID and SHOP_CLIENT_SECRET together, or neither',
  })
  .refine((env) => env.VAULT_KEY !== undefined || env.VAULT_KEY_BEFORE === undefined, {
    path: ['VAULT_KEY_BEFORE'],
    message: 'is the key before VAULT_KEY, which is not set',
  })
  .refine((env) => (env.VAPID_PUBLIC_KEY === undefined) === (env.VAPID_PRIVATE_KEY === undefined), {
    path: ['VAPID_PRIVATE_KEY'],
    message: 'set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY together, or neither',
  })
  .refine((env) => new Set(S3_SETTINGS.map((name) => env[name] === undefined)).size === 1, {
    path: ['S3_ENDPOINT'],
    message: `set ${S3_SETTINGS.join(', ')} together, or none of them`,
  });
type Settings = z.infer<typeof settings>;

const SECRETS = {
  clientId: () => `waystone-${randomBytes(6).toString('hex')}`,
  clientSecret: newSecret,
  deskKey: newSecret,
};

/**
 * Makes the data folder and the secrets that are not there yet.
 *
 * @param providers what reads the settings of each payment provider; without them nothing is known of any.
 * @throws StartError naming every setting wrong.
 */
export function readShopConfig(env: NodeJS.ProcessEnv, providers: z.ZodType<ProviderSettings>[] = []): ShopConfig {
  const given = withoutEmpty(env);
  const { data, error } = settings.safeParse(given);
  const ofProviders = providers.map((one) => one.safeParse(given));
  const issues = [error, ...ofProviders.map((one) => one.error)].flatMap((one) => one?.issues ?? []);
  if (!data || issues.length > 0) {
    throw new StartError(issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const dataDir = resolve(data.DATA_DIR);
  openDataDir(dataDir, data.DATABASE_URL === '');
  return {
    host: data.SHOP_HOST,
    port: data.SHOP_PORT,
    dataDir,
    databaseUrl: data.DATABASE_URL,
    postgres: postgresOf(data),
    drainMs: data.DRAIN_MS,
    ...secretsOf(data, dataDir),
    orderLinkDays: data.ORDER_LINK_DAYS,
    supportAnswerHours: data.SUPPORT_ANSWER_HOURS,
    siteUrl: data.SITE_URL,
    payUrl: data.PAY_URL ?? data.SITE_URL,
    logLevel: data.LOG_LEVEL,
    ...(data.SHOP_METRICS_PORT !== undefined && {
      metrics: { host: data.METRICS_HOST, port: data.SHOP_METRICS_PORT },
    }),
    tracesUrl: data.OTEL_EXPORTER_OTLP_ENDPOINT,
    countryHeader: data.COUNTRY_HEADER.toLowerCase(),
    countryHeaderTrusted: data.COUNTRY_HEADER_TRUSTED === '1',
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    supportMail: data.SUPPORT_MAIL ?? `support@${/@([^\s<>@]+)>?$/.exec(data.MAIL_FROM)?.[1]}`,
    retention: retentionOf(data),
    vault: vaultOf(data, dataDir),
    push: pushOf(data),
    limits: limitsOf(data),
    unpaid: unpaidOf(data),
    unpaidMailMs: data.UNPAID_MAIL_MINUTES * MINUTE_MS,
    caps: capsOf(data),
    ...objectStorageOf(data),
    ...Object.assign({}, ...ofProviders.map((one) => one.data)),
  };
}

function postgresOf(data: Settings): PostgresSettings {
  return {
    poolSize: data.DATABASE_POOL_SIZE,
    connectTimeoutMs: data.DATABASE_CONNECT_TIMEOUT_MS,
    statementTimeoutMs: data.DATABASE_STATEMENT_TIMEOUT_MS,
    lockTimeoutMs: data.DATABASE_LOCK_TIMEOUT_MS,
    idleTransactionTimeoutMs: data.DATABASE_IDLE_TRANSACTION_TIMEOUT_MS,
    prepare: data.DATABASE_PREPARE === '1',
  };
}

function secretsOf(data: Settings, dataDir: string): Pick<ShopConfig, keyof typeof SECRETS> {
  // All of them or none: a file that lacks one would be no use once a setting is taken back.
  const isAllSet = data.SHOP_CLIENT_ID !== '' && data.DESK_KEY !== undefined;
  const secrets = isAllSet ? undefined : keepSecrets(join(dataDir, 'secrets.json'), SECRETS);
  return {
    clientId: data.SHOP_CLIENT_ID || (secrets?.clientId ?? ''),
    clientSecret: data.SHOP_CLIENT_SECRET || (secrets?.clientSecret ?? ''),
    deskKey: data.DESK_KEY ?? secrets?.deskKey ?? '',
  };
}

/** The first start makes the key, not the first login that is sealed. */
function vaultOf(data: Settings, dataDir: string): VaultSettings {
  const vault = {
    key: data.VAULT_KEY ?? '',
    keyBefore: data.VAULT_KEY_BEFORE ?? '',
    loginDays: data.VAULT_DAYS,
  };
  readVaultKeys({ dataDir, vault });
  return vault;
}

function unpaidOf(data: Settings): UnpaidLimits {
  return {
    quickMs: data.UNPAID_ORDER_MINUTES * MINUTE_MS,
    slowMs: data.UNPAID_TRANSFER_HOURS * HOUR_MS,
    farRunMs: data.FAR_RUN_HOURS * HOUR_MS,
  };
}

function capsOf(data: Settings): ShopCaps {
  return {
    heldSeats: data.MAX_HELD_SEATS,
    heldRuns: data.MAX_HELD_RUNS,
    unpaidOrders: data.MAX_UNPAID_ORDERS,
    orderMinor: forEachCurrency((currency) => data[`MAX_ORDER_${currency}`] * 100),
  };
}

function objectStorageOf(data: Settings): Pick<ShopConfig, 'objectStorage'> {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = data;
  if (!endpoint || !bucket || !accessKey || !secretKey) return {};
  return { objectStorage: { endpoint, bucket, region: data.S3_REGION, accessKey, secretKey } };
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

// `PORT=` in an .env file means "not set", not the empty string.
function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}
