// `npm run house`: figures of the code. Fails on rooms or files that import each other, on an import through a wall,
// on an unused export, on large folders, on long functions and on casts: the limits stand in tests/house/main.ts.
import { runNode } from './setup/run.ts';

try {
  await runNode('house', ['tests/house/main.ts']);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
