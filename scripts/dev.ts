// `npm run dev`: serves the sources, with hot reload in the browser.
import { stopWithParent } from './setup/parent.ts';
import { warnOfMisspelt } from './setup/settings.ts';
import { runNode } from './setup/run.ts';

process.env['NODE_ENV'] = 'development';
stopWithParent();
warnOfMisspelt(process.env);
await runNode('pictures', ['catalog/art/studio/build.ts', '--first']);
await import('#server/main.ts');
