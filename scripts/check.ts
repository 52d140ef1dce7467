// `npm run check`: all checks that need no running shop.
import { pathToFileURL } from 'node:url';
import { runNode } from './setup/run.ts';
import type { Count } from './setup/test-report.ts';

const FOLDERS = [
  'server',
  'client',
  'shop',
  'process',
  'catalog',
  'tests',
  'scripts',
  'examples',
  'codegen.ts',
  'codegen-resolvers.ts',
  'vite.config.ts',
  'vitest.config.ts',
];

const CHECKS: Record<string, string[]> = {
  types: ['node_modules/typescript/bin/tsc', '--noEmit'],
  lint: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...FOLDERS],
  format: ['node_modules/oxfmt/bin/oxfmt', '--check', ...FOLDERS],
  'generated files': ['node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts', '--check'],
  'unused code': ['node_modules/knip/bin/knip.js', '--no-progress'],
  typefaces: ['scripts/fonts.ts', '--check'],
  'figures of the code': ['tests/house/main.ts'],
};

/** Runs every check, so that one run reports every error. */
export async function check(): Promise<Count> {
  const count: Count = { passed: 0, failures: [] };
  for (const [name, args] of Object.entries(CHECKS)) {
    console.log(`\n— ${name}`);
    try {
      await runNode(name, args);
      count.passed += 1;
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      count.failures.push({ name: `check of ${name}`, error: error instanceof Error ? error.message : String(error) });
    }
  }
  return count;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { failures } = await check();
  process.exitCode = failures.length === 0 ? 0 : 1;
}
