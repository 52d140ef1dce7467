import { resolve } from 'node:path';
import { z } from 'zod';
import { ACCESS_SETTINGS, type AccessSettings, accessOf } from './access-settings.ts';
import { openDataDir } from './folder/data-dir.ts';
import { type Limits, limitSettings, limitsOf, limitsSwitch } from './limits.ts';
import { MAIL_SETTINGS, type MailSettings, mailOf } from './mail-settings.ts';
import { OBJECT_STORAGE_SETTINGS, type ObjectStorage, objectStorageOf, S3_ACCESS } from './object-storage.ts';
import { ORDER_SETTINGS, type OrderSettings, ordersOf } from './order-settings.ts';
import { POSTGRES_SETTINGS, type PostgresSettings, postgresOf } from './postgres-settings.ts';
import { PUSH_SETTINGS, type PushSettings, pushOf } from './push-settings.ts';
import { type Retention, RETENTION_SETTINGS, retentionOf } from './retention-settings.ts';
import { StartError } from './start-error.ts';
import { VAULT_SETTINGS, type VaultSettings, vaultOf } from './vault-keys.ts';
import { givenSettings, logLevel, origin, port, wholeNumber } from '#process/setting-format.ts';

/** What each payment provider adds to the configuration; its `settings.ts` declares it here. */
export interface ProviderSettings {}

export type ShopConfig = ProviderSettings &
  AccessSettings &
  MailSettings &
  OrderSettings & {
    host: string;
    /** 0 takes a free port. */
    port: number;
    /** Absolute folder of everything the shop keeps. */
    dataDir: string;
    /** Empty: the embedded database in `dataDir`. */
    databaseUrl: string;
    /** Connections and timeouts of PostgreSQL. */
    postgres: PostgresSettings;
    /** How long `/readyz` reports unready before the shop stops listening. */
    drainMs: number;
    /** How many hours, at most, the team takes to answer visitors' messages. */
    supportAnswerHours: number;
    /** Where shoppers reach the storefront, without a final slash. */
    siteUrl: string;
    /** Where shoppers reach `/pay`, without a final slash. */
    payUrl: string;
    logLevel: string;
    /** Where metrics are served; nowhere if unset. */
    metrics?: { host: string; port: number };
    /** Address of an OpenTelemetry collector, without `/v1/traces`; empty means no tracing. */
    tracesUrl: string;
    /** Lower-case name of the header in which a CDN sends the shopper's country. */
    countryHeader: string;
    /** Whether a CDN is in front of the shop, so that callers cannot set that header themselves. */
    countryHeaderTrusted: boolean;
    /** How long personal data is stored. */
    retention: Retention;
    /** Keys for the sealed logins of piloted orders. */
    vault: VaultSettings;
    /** Settings of push notifications. */
    push: PushSettings;
    /** Rate limits. */
    limits: Limits;
    /** Object storage for pictures; without it they are in the database. */
    objectStorage?: ObjectStorage;
  };

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
    ...POSTGRES_SETTINGS,
    DRAIN_MS: wholeNumber(0, 600_000, 'milliseconds').default(100),
    ...ACCESS_SETTINGS,
    SITE_URL: origin.default('http://localhost:3000'),
    PAY_URL: origin.optional(),
    COUNTRY_HEADER: z
      .string()
      .regex(/^[\w-]{1,64}$/, 'must be the name of a header')
      .default('CF-IPCountry'),
    COUNTRY_HEADER_TRUSTED: z.enum(['0', '1'], 'must be 1, when a CDN sets COUNTRY_HEADER, or 0').default('0'),
    ...MAIL_SETTINGS,
    ...OBJECT_STORAGE_SETTINGS,
    ...ORDER_SETTINGS,
    SUPPORT_ANSWER_HOURS: wholeNumber(1, 240, 'hours').default(24),
    ...RETENTION_SETTINGS,
    ...VAULT_SETTINGS,
    ...PUSH_SETTINGS,
    LIMITS: limitsSwitch,
    ...limitSettings,
    LOG_LEVEL: logLevel.default('info'),
  })
  .refine((env) => (env.SHOP_CLIENT_ID === '') === (env.SHOP_CLIENT_SECRET === ''), {
    path: ['SHOP_CLIENT_SECRET'],
    message: 'set SHOP_CLIENT_ID and SHOP_CLIENT_SECRET together, or neither',
  })
  .refine((env) => env.VAULT_KEY !== undefined || env.VAULT_KEY_BEFORE === undefined, {
    path: ['VAULT_KEY_BEFORE'],
    message: 'is the previous vault key and requires VAULT_KEY, which is not set',
  })
  .refine((env) => (env.VAPID_PUBLIC_KEY === undefined) === (env.VAPID_PRIVATE_KEY === undefined), {
    path: ['VAPID_PRIVATE_KEY'],
    message: 'set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY together, or neither',
  })
  .refine((env) => new Set(S3_ACCESS.map((name) => env[name] === undefined)).size === 1, {
    path: ['S3_ENDPOINT'],
    message: `set ${S3_ACCESS.join(', ')} together, or none of them`,
  });

/**
 * Creates the data folder, and secrets that do not exist yet.
 *
 * @param providers readers of the settings of each payment provider; without them no provider is configured.
 * @throws StartError naming every wrong setting.
 */
export function readShopConfig(env: NodeJS.ProcessEnv, providers: z.ZodType<ProviderSettings>[] = []): ShopConfig {
  const { data, provided } = readSettings(givenSettings(env), providers);
  const dataDir = resolve(data.DATA_DIR);
  openDataDir(dataDir, data.DATABASE_URL === '');
  return {
    host: data.SHOP_HOST,
    port: data.SHOP_PORT,
    dataDir,
    databaseUrl: data.DATABASE_URL,
    postgres: postgresOf(data),
    drainMs: data.DRAIN_MS,
    ...accessOf(data, dataDir),
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
    ...mailOf(data),
    retention: retentionOf(data),
    vault: vaultOf(data, dataDir),
    push: pushOf(data),
    limits: limitsOf(data),
    ...ordersOf(data),
    ...objectStorageOf(data),
    ...provided,
  };
}

/**
 * Where a shop with these settings will listen; its own start opens the data folder.
 *
 * @throws StartError naming every wrong setting.
 */
export function readShopAddress(env: NodeJS.ProcessEnv): Pick<ShopConfig, 'host' | 'port'> {
  const { data } = readSettings(givenSettings(env), []);
  return { host: data.SHOP_HOST, port: data.SHOP_PORT };
}

function readSettings(given: Record<string, string>, providers: z.ZodType<ProviderSettings>[]) {
  const { data, error } = settings.safeParse(given);
  const ofProviders = providers.map((one) => one.safeParse(given));
  const issues = [error, ...ofProviders.map((one) => one.error)].flatMap((one) => one?.issues ?? []);
  if (!data || issues.length > 0) {
    // Two messages about one variable are reported once.
    const lines = issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartError([...new Set(lines)].join('\n'));
  }
  const provided: ProviderSettings = Object.assign({}, ...ofProviders.map((one) => one.data));
  return { data, provided };
}
