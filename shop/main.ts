import { readCatalog } from '#catalog/read.ts';
import { runShop } from './run.ts';

// Express shows stacks unless told that this is no development.
process.env['NODE_ENV'] ??= 'production';

await runShop(readCatalog);
