// `npm run e2e -- [playwright arguments]`: the browser tests alone.
import { findOrInstallBrowser } from './browser.ts';
import { build } from './build.ts';
import { runNode } from './run.ts';

const env = { ...process.env, CHROMIUM_PATH: findOrInstallBrowser() };
await build({ products: 'later' });
await runNode(
  'playwright',
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    ...process.argv.slice(2),
  ],
  env,
);
