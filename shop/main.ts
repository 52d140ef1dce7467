import { readCachedCatalog } from '#catalog/read-cached.ts';
import { runShop } from './run.ts';

// Express shows stacks unless told that this is no development.
process.env['NODE_ENV'] ??= 'production';

await runShop(readCachedCatalog);
