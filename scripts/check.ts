// `npm run check`: everything that can be judged without running the shop.
import { pathToFileURL } from 'node:url';
import { runNode } from './setup/run.ts';

const FOLDERS = [
  'server',
  'client',
  'shop',
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

/** Runs every check to its end, so that one run tells of every error. */
export async function check(): Promise<{ passed: number; failed: number }> {
  const result = { passed: 0, failed: 0 };
  for (const [name, args] of Object.entries(CHECKS)) {
    console.log(`\n— ${name}`);
    try {
      await runNode(name, args);
      result.passed += 1;
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      result.failed += 1;
    }
  }
  return result;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { failed } = await check();
  process.exitCode = failed === 0 ? 0 : 1;
}
