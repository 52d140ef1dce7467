// `npm run resilience`: asks every page while one of its calls fails or is slow, and writes what is shown, and when, to
// docs/resilience.md.
import { build } from './build.ts';
import { stopWithParent } from './setup/parent.ts';
import { runNode } from './setup/run.ts';

stopWithParent();
await build({ products: 'later' });
await runNode('resilience', ['node_modules/vitest/vitest.mjs', 'run', '--update', 'tests/ssr/resilience.test.ts']);
await runNode('resilience', ['tests/ssr/section-times.ts']);
