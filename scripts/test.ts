// `npm test [-- --matrix]`: all checks and tests; the last line has their number. With `--matrix` every test of the shop
// runs on both databases, and every product, route and type of option is tested, which takes much longer.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findOrInstallTestBrowsers } from './setup/browser.ts';
import { build } from './build.ts';
import { check } from './check.ts';
import { stopWithParent } from './setup/parent.ts';
import { startPostgres } from './setup/postgres.ts';
import { runNode } from './setup/run.ts';
import { readPlaywright, readVitest } from './setup/test-report.ts';
import type { Count } from './setup/test-report.ts';

const LINES_OF_ERROR = 12;

const matrix = process.argv.includes('--matrix') ? { TEST_MATRIX: '1' } : {};

stopWithParent();
const browsers = findOrInstallTestBrowsers();
// The checks only read the sources, and need not wait for the build.
const [built, checked] = await Promise.all([buildPages(), check()]);
const counts: Count[] = [built, checked];
// Tests of pages that were built from other sources would be meaningless.
if (built.failures.length === 0) counts.push(await vitest(), await playwright());

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failures = counts.flatMap((count) => count.failures);
process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;
// Repeated at the end: a log of thousands of lines is often kept by its last ones alone.
for (const { name, error } of failures) console.log(`\nFAILED ${name}\n${firstLines(error)}`);
console.log(`\n${passed} passed, ${failures.length} failed`);

function firstLines(text: string): string {
  return stripVTControlCharacters(text).split('\n').slice(0, LINES_OF_ERROR).join('\n');
}

async function buildPages(): Promise<Count> {
  try {
    await build({ products: 'later' });
    return { passed: 0, failures: [] };
  } catch (error) {
    return { passed: 0, failures: [{ name: 'build', error: messageOf(error) }] };
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
    const env = { ...process.env, ...matrix, ...(postgres && { TEST_DATABASE_URL: postgres.url }) };
    const args = [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ];
    return await counted('vitest', report, () => runNode('vitest', args, env), readVitest);
  } finally {
    postgres?.stop();
  }
}

async function playwright(): Promise<Count> {
  console.log('\n— browser tests');
  const report = 'test-results/playwright.json';
  const env = { ...process.env, ...matrix, ...browsers, PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(report) };
  const args = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    '--reporter=list,json',
  ];
  return counted('playwright', report, () => runNode('playwright', args, env), readPlaywright);
}

/** A run that failed without a failed test in its report (or without a report) is one failure. */
async function counted<Report>(
  name: string,
  report: string,
  run: () => Promise<void>,
  read: (json: Report) => Count,
): Promise<Count> {
  mkdirSync('test-results', { recursive: true });
  rmSync(report, { force: true });
  const issue = await run().then(
    () => null,
    (error: unknown) => error,
  );
  try {
    const json: Report = JSON.parse(readFileSync(report, 'utf8'));
    const count = read(json);
    if (issue !== null && count.failures.length === 0) count.failures.push({ name, error: messageOf(issue) });
    return count;
  } catch (error) {
    return { passed: 0, failures: [{ name, error: `no report at ${report}: ${messageOf(error)}` }] };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
