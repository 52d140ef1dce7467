import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// Node's compiled code is cached beside the sources, which makes the next start faster.
enableCompileCache(join(import.meta.dirname, '../.cache/node'));
// Libraries that read the mode themselves take an unset one for development.
process.env['NODE_ENV'] ??= 'production';

const { runStorefront } = await import('./run.ts');
await runStorefront();
// Not at exit, which a killed process never reaches.
flushCompileCache();
