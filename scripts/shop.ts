// `npm run shop`: the REST service alone.
import { stopWithParent } from './parent.ts';

process.env['NODE_ENV'] ||= 'production';
stopWithParent();
await import('#shop/main.ts');
