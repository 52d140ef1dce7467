// `npm run vitals`: layout shifts, interactions and largest paints from the home page to the order page on a slow phone;
// fails if a goal is missed.
import { findOrInstallBrowser } from './setup/browser.ts';
import { build } from './build.ts';
import { stopWithParent } from './setup/parent.ts';
import { endWith, runNode } from './setup/run.ts';

stopWithParent();
await endWith(async () => {
  const env = { ...process.env, CHROMIUM_PATH: findOrInstallBrowser() };
  await build({ products: 'later' });
  await runNode('vitals', ['tests/vitals/main.ts', ...process.argv.slice(2)], env);
});
