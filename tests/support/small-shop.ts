// The shop as `npm run shop` runs it, with the small catalogue of the tests: it is ready much sooner.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// As shop/main.ts does: compiling all of the shop takes longer than the rest of a start.
enableCompileCache(join(import.meta.dirname, '../../.cache/node'));
const { textOfCatalog } = await import('#catalog/read-cached.ts');
const { runShop } = await import('#shop/run.ts');
const { testCatalog } = await import('./catalog/catalog.ts');

await runShop(async () => textOfCatalog(testCatalog));
// Not at exit, which a killed process never reaches.
flushCompileCache();
