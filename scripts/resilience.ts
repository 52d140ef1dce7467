// `npm run resilience`: requests every page while one of its calls fails or is slow, and writes what is shown, and when,
// to docs/resilience.md.
import { build } from './build.ts';
import { stopWithParent } from './setup/parent.ts';
import { endWith, runNode } from './setup/run.ts';

stopWithParent();
await endWith(async () => {
  await build({ products: 'later' });
  // The flag comes last: it would take the file's name for its own value, and every test would run.
  const test = ['node_modules/vitest/vitest.mjs', 'run', 'tests/ssr/failure/resilience.test.ts', '--update'];
  await runNode('resilience', test, { ...process.env, TEST_MATRIX: '1' });
  await runNode('resilience', ['tests/ssr/failure/section-times.ts']);
});
