// `npm run shop`: the REST service alone.
import { buildPrograms, programOf } from './build.ts';
import { stopWithParent } from './setup/parent.ts';
import { warnOfMisspelt } from './setup/settings.ts';

process.env['NODE_ENV'] ||= 'production';
stopWithParent();
warnOfMisspelt(process.env);
await buildPrograms().catch((error: unknown) => {
  console.error(`waystone: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
await import(programOf('shop'));
