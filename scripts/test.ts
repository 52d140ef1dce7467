// `npm test`: every check there is, closing with one line that counts them.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { findOrInstallTestBrowsers } from './setup/browser.ts';
import { build } from './build.ts';
import { check } from './check.ts';
import { stopWithParent } from './setup/parent.ts';
import { startPostgres } from './setup/postgres.ts';
import { runNode } from './setup/run.ts';

type Count = { passed: number; failed: number };

stopWithParent();
const browsers = findOrInstallTestBrowsers();
// The checks read the sources alone, and need not wait for what is built of them.
const [built, checked] = await Promise.all([buildPages(), check()]);
const counts: Count[] = [built, checked];
// Tests of pages that were built of other sources would judge nothing.
if (built.failed === 0) counts.push(await vitest(), await playwright());

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);

async function buildPages(): Promise<Count> {
  try {
    await build({ products: 'later' });
    return { passed: 0, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

async function vitest(): Promise<Count> {
  const postgres = await startPostgres();
  console.log(
    postgres === null
      ? '\n— unit and integration tests, on PGlite alone: no PostgreSQL server is installed'
      : '\n— unit and integration tests, on PGlite and PostgreSQL',
  );
  try {
    const report = 'test-results/vitest.json';
    const env = { ...process.env, ...(postgres && { TEST_DATABASE_URL: postgres.url }) };
    const args = [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ];
    return await counted(
      report,
      () => runNode('vitest', args, env),
      (found) => ({
        passed: found['numPassedTests'] ?? 0,
        // A file that cannot even be loaded counts no test, but is an error.
        failed:
          (found['numFailedTests'] ?? 0) + (found['numFailedTests'] === 0 ? (found['numFailedTestSuites'] ?? 0) : 0),
      }),
    );
  } finally {
    postgres?.stop();
  }
}

async function playwright(): Promise<Count> {
  console.log('\n— browser tests');
  const report = 'test-results/playwright.json';
  const env = { ...process.env, ...browsers, PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(report) };
  const args = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    '--reporter=list,json',
  ];
  return counted(
    report,
    () => runNode('playwright', args, env),
    (found) => ({
      passed: found['expected'] ?? 0,
      failed: (found['unexpected'] ?? 0) + (found['flaky'] ?? 0),
    }),
  );
}

/** A run that failed without a failed test in its report (or without a report) is one failure. */
async function counted(
  report: string,
  run: () => Promise<void>,
  read: (found: Record<string, number>) => Count,
): Promise<Count> {
  mkdirSync('test-results', { recursive: true });
  rmSync(report, { force: true });
  const issue = await run().then(
    () => null,
    (error: unknown) => error,
  );
  let count: Count = { passed: 0, failed: 0 };
  try {
    const json = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number> & {
      stats?: Record<string, number>;
    };
    count = read(json.stats ?? json);
  } catch (error) {
    console.error(`no report at ${report}: ${String(error)}`);
    return { passed: 0, failed: 1 };
  }
  if (issue !== null && count.failed === 0) count.failed = 1;
  return count;
}
