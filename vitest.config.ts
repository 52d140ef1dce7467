import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Far above what any test takes on a quiet machine: only ends a test that hangs.
const TEST_LIMIT_MS = 60_000;
// Each worker opens shops with ten database connections.
const MAX_WORKERS = 8;
// A sixth of the time a worker waits: for a process to start, for a deadline to pass.
const MIN_WORKERS = 3;

export default defineConfig({
  // Vite and Node would load different builds of graphql, which reject each other's schemas.
  resolve: {
    alias: [
      {
        find: /^graphql$/,
        replacement: fileURLToPath(new URL('./node_modules/graphql/index.mjs', import.meta.url)),
      },
    ],
  },
  test: {
    testTimeout: TEST_LIMIT_MS,
    hookTimeout: 2 * TEST_LIMIT_MS,
    maxWorkers: Math.min(MAX_WORKERS, Math.max(MIN_WORKERS, availableParallelism() - 1)),
    // The files of a worker share its modules: loading them again for each file took half of a run.
    isolate: false,
    // The built pages are tested as they are, not as Vite would build them once more.
    server: { deps: { external: [/\/dist\/server\//] } },
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'node', include: ['{client,server,shop,process,catalog}/**/*.test.ts'] },
      },
      {
        extends: true,
        // Some of these stand a module of their own in for another, which holds only where it is loaded again: for each
        // file in a context of its own, which takes a third of the time of a process of its own.
        test: {
          name: 'dom',
          environment: 'happy-dom',
          pool: 'vmForks',
          isolate: true,
          setupFiles: ['tests/support/dom-environment.ts'],
          include: ['client/**/*.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          environment: 'node',
          include: ['tests/{clients,contract,graphql,ssr,house,bench,support,chaos}/**/*.test.ts'],
        },
      },
    ],
  },
});
