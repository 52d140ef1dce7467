// `npm start`: builds what is stale, then serves the shop in production mode.
import { stopWithParent } from './parent.ts';
import { build } from './build.ts';

process.env['NODE_ENV'] ||= 'production';
stopWithParent();
await build({ products: 'later' });
await import('#server/main.ts');
