// `npm run lighthouse`: Lighthouse scores of the main pages on a slow phone; fails below the goals.
import { findOrInstallBrowser } from './setup/browser.ts';
import { build } from './build.ts';
import { stopWithParent } from './setup/parent.ts';
import { endWith, runNode } from './setup/run.ts';

stopWithParent();
await endWith(async () => {
  const env = { ...process.env, CHROMIUM_PATH: findOrInstallBrowser() };
  await build({ products: 'later' });
  await runNode('lighthouse', ['tests/lighthouse/main.ts', ...process.argv.slice(2)], env);
});
