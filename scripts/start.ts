// `npm start`: builds what is out of date, then serves the shop in production mode.
import { keepThisBuild } from './setup/keep-build.ts';
import { stopWithParent } from './setup/parent.ts';
import { warnOfMisspelt } from './setup/settings.ts';

process.env['NODE_ENV'] ||= 'production';
stopWithParent();
warnOfMisspelt(process.env);
try {
  keepThisBuild();
} catch (error) {
  console.error(`waystone: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
await import('#server/main.ts');
