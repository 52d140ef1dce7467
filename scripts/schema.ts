// `npm run schema`: prints the GraphQL schema as one document; `-- --release` makes it the released one.
import { endWith, runNode } from './setup/run.ts';

await endWith(async () => {
  await runNode('schema', ['server/graphql/print.ts', ...process.argv.slice(2)]);
});
