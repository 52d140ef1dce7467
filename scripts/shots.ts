// `npm run shots -- [part of a name]`: screenshots of every page at 390 and 1440 px, dark and light, in test-results/shots;
// `--accept` makes them the baseline, `--compare` fails if one differs from it; `--designs FOLDER` takes the first screen
// of each page that has a design, and shows it beside that design.
import { findOrInstallBrowser } from './setup/browser.ts';
import { build } from './build.ts';
import { stopWithParent } from './setup/parent.ts';
import { endWith, runNode } from './setup/run.ts';

stopWithParent();
await endWith(async () => {
  const env = { ...process.env, CHROMIUM_PATH: findOrInstallBrowser() };
  await build({ products: 'later' });
  await runNode('shots', ['tests/shots/main.ts', ...process.argv.slice(2)], env);
});
