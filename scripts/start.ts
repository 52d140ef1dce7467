// `npm start`: builds what is stale, then serves the shop in production mode.
import { keepThisBuild } from './setup/keep-build.ts';
import { stopWithParent } from './setup/parent.ts';
import { warnOfMisspelt } from './setup/settings.ts';

process.env['NODE_ENV'] ||= 'production';
stopWithParent();
warnOfMisspelt(process.env);
keepThisBuild();
await import('#server/main.ts');
