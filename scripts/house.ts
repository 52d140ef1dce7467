// `npm run house`: figures of the code. Fails on rooms or files that import each other, on an import through a wall,
// on an unused export, on large folders and on more casts than before: the limits stand in tests/house/main.ts.
import { endWith, runNode } from './setup/run.ts';

await endWith(async () => {
  await runNode('house', ['tests/house/main.ts']);
});
