// `npm start`: builds what is stale, then serves the shop in production mode.
import { stopWithParent } from './setup/parent.ts';
import { build, programOf } from './build.ts';
import { warnOfMisspelt } from './setup/settings.ts';

process.env['NODE_ENV'] ||= 'production';
stopWithParent();
warnOfMisspelt(process.env);
await build({ products: 'later' }).catch((error: unknown) => {
  console.error(`waystone: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
await import(programOf('storefront'));
