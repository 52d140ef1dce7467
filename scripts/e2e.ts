// `npm run e2e -- [--matrix] [playwright arguments]`: only the browser tests. With `--matrix` every type of option is
// bought in every way and currency, every category is opened, and what takes long is repeated in other widths.
import { findOrInstallTestBrowsers } from './setup/browser.ts';
import { build } from './build.ts';
import { endWith, runNode } from './setup/run.ts';

await endWith(async () => {
  const given = process.argv.slice(2);
  const isWhole = given.includes('--matrix');
  const env = { ...process.env, ...findOrInstallTestBrowsers(), ...(isWhole && { TEST_MATRIX: '1' }) };
  await build({ products: 'later' });
  await runNode(
    'playwright',
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'tests/e2e/playwright.config.ts',
      ...given.filter((argument) => argument !== '--matrix'),
    ],
    env,
  );
});
