import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// Node's compiled code is cached beside the sources: a shop restarted after a crash is back sooner.
enableCompileCache(join(import.meta.dirname, '../.cache/node'));
const { cachedCatalog } = await import('#catalog/read-cached.ts');
const { runShop } = await import('./run.ts');

// Express shows stacks unless NODE_ENV is production.
process.env['NODE_ENV'] ??= 'production';

await runShop(cachedCatalog);
// Not at exit, which a killed process never reaches.
flushCompileCache();
