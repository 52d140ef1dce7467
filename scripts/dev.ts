// `npm run dev`: the pages come from their sources, and change in the browser as they are edited.
import { stopWithParent } from './parent.ts';
import { warnOfMisspelt } from './settings.ts';
import { runNode } from './run.ts';

process.env['NODE_ENV'] = 'development';
stopWithParent();
warnOfMisspelt(process.env);
await runNode('pictures', ['catalog/art/build.ts', '--first']);
await import('#server/main.ts');
