import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// What Node makes of the sources is kept beside them: a shop that is started again after a crash is back sooner.
enableCompileCache(join(import.meta.dirname, '../.cache/node'));
const { cachedCatalog } = await import('#catalog/read-cached.ts');
const { runShop } = await import('./run.ts');

// Express shows stacks unless NODE_ENV says that this is production.
process.env['NODE_ENV'] ??= 'production';

await runShop(cachedCatalog);
// Not at the end, which a process that is killed does not have.
flushCompileCache();
