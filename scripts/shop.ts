// `npm run shop`: the REST service alone.
import { stopWithParent } from './parent.ts';
import { warnOfMisspelt } from './settings.ts';

process.env['NODE_ENV'] ||= 'production';
stopWithParent();
warnOfMisspelt(process.env);
await import('#shop/main.ts');
