// `npm run dev`: the pages come from their sources, and change in the browser as they are edited.
import { stopWithParent } from './setup/parent.ts';
import { warnOfMisspelt } from './setup/settings.ts';
import { runNode } from './setup/run.ts';

process.env['NODE_ENV'] = 'development';
stopWithParent();
warnOfMisspelt(process.env);
await runNode('pictures', ['catalog/art/studio/build.ts', '--first']);
await import('#server/main.ts');
