// `npm run dev`: serves the sources, with GraphiQL at /graphql. An edit in client/ shows in the browser; after one in
// another folder, restart the command.
import { stopWithParent } from './setup/parent.ts';
import { warnOfMisspelt } from './setup/settings.ts';
import { runNode } from './setup/run.ts';

process.env['NODE_ENV'] = 'development';
stopWithParent();
warnOfMisspelt(process.env);
await runNode('pictures', ['catalog/art/studio/build.ts', '--first']);
await import('#server/main.ts');
