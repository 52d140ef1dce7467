// `npm run codegen`: generates types of the schema and of every operation, and the manifest of stored operations.
import { endWith, runNode } from './setup/run.ts';

await endWith(async () => {
  await runNode('codegen', ['node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts']);
});
