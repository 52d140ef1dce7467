import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// What Node makes of the sources is kept beside them, so that the next start need not.
enableCompileCache(join(import.meta.dirname, '../.cache/node'));
// Libraries that ask for the mode themselves take an unset one for development.
process.env['NODE_ENV'] ??= 'production';

const { runStorefront } = await import('./run.ts');
await runStorefront();
// Not at the end, which a process that is killed does not have.
flushCompileCache();
