import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('every setting has a default, and the default mode is production', () => {
  expect(readConfig({})).toEqual({
    mode: 'production',
    host: '0.0.0.0',
    port: 3000,
    siteUrl: 'http://localhost:3000',
    dataDir: './data',
    buildsDir: '.cache/builds',
    shopUrl: '',
    shopPort: 4000,
    shopClientId: '',
    shopClientSecret: '',
    countryHeader: 'cf-ipcountry',
    contentHost: '',
    blogUrl: '',
    explorer: false,
    graphqlTrusted: '',
    graphqlStoredOnly: false,
    graphqlKey: '',
    graphqlOrigins: [],
    mcp: false,
    shellWaitMs: 30,
    earlyHints: false,
    drawAhead: true,
    trustProxy: 0,
    stripeWallets: false,
    hstsSubdomains: true,
    limits: { orders: 64, carts: 48, pages: 16, searches: 4, loopDelayMs: 60, streamsPerAddress: 16 },
    drainMs: 100,
    logCachedSample: 1,
    tracesUrl: '',
    graphqlLimit: { seconds: 60, tries: 3000 },
    logLevel: 'info',
  });
});

test('an empty or blank variable counts as unset, and blanks around a value are ignored', () => {
  expect(readConfig({ PORT: ' 3000\r', HOST: ' ', LOG_LEVEL: '' })).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    logLevel: 'info',
  });
});

test('a purge can have a header', () => {
  const env = { PURGE_URL: 'https://cdn.example/purge?x=1', PURGE_HEADER: 'Authorization: Bearer a:b' };
  expect(readConfig(env).purge).toEqual({ url: env.PURGE_URL, header: { name: 'Authorization', value: 'Bearer a:b' } });
});

test('a trailing slash is removed from SITE_URL', () => {
  expect(readConfig({ SITE_URL: 'https://shop.example/' }).siteUrl).toBe('https://shop.example');
});

test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ NODE_ENV: 'developement' }, 'NODE_ENV'],
  [{ SITE_URL: 'shop.example' }, 'SITE_URL'],
  [{ SITE_URL: 'https://shop.example/de' }, 'SITE_URL'],
  [{ CONTENT_HOST: 'ftp://x' }, 'CONTENT_HOST'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
  [{ COUNTRY_HEADER: 'a b' }, 'COUNTRY_HEADER'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be fatal, error, warn, info, debug, trace or silent'],
  [{ MAX_PAGES_IN_FLIGHT: '0' }, 'MAX_PAGES_IN_FLIGHT'],
  [{ MAX_EVENT_LOOP_DELAY_MS: 'fast' }, 'MAX_EVENT_LOOP_DELAY_MS'],
  [{ PURGE_URL: 'cdn.example' }, 'PURGE_URL'],
  [{ PURGE_URL: 'https://key@cdn.example/purge' }, 'PURGE_URL'],
  [{ GRAPHQL_KEY: 'schlüssel-der-entwickler' }, 'GRAPHQL_KEY'],
  [{ PURGE_HEADER: 'Fastly-Key: secret' }, 'PURGE_URL'],
  [{ PURGE_URL: 'https://cdn.example/purge', PURGE_HEADER: 'no header' }, 'PURGE_HEADER'],
  [{ SHOP_CLIENT_ID: 'only-one' }, 'SHOP_CLIENT_ID'],
  [{ SHOP_CLIENT_ID: 'a:b', SHOP_CLIENT_SECRET: 'c' }, 'SHOP_CLIENT_ID'],
  [{ SHOP_URL: 'http://shop.example' }, 'SHOP_CLIENT_ID'],
])('%o is rejected with the name of the variable', (env, name) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(name);
});

test.each([
  ['SITE_URL', 'abc', 'must be an address without a path'],
  ['LOG_LEVEL', 'loud', 'must be fatal, error, warn, info, debug, trace or silent'],
  ['SHOP_URL', 'shop.example', 'must be an address without a path'],
  ['CONTENT_HOST', 'https://cdn.example/x', 'must be an address without a path'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector', 'must be the address of a collector'],
  ['DRAIN_MS', 'soon', 'must be a whole number of milliseconds'],
])('%s=%s is rejected with the expected value', (name, value, remedy) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: ${remedy}.*$`));
});

test('all errors are reported at once', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'x' })).toThrow(/PORT:.*\n.*LOG_LEVEL:/);
});
