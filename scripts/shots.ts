// `npm run shots -- [part of a name]`: pictures of every page at 390 and 1440 px, dark and light, into test-results/shots;
// `--accept` keeps them as the baseline, `--compare` fails where a picture is not as in it; `--designs FOLDER` takes
// the first views of the pages that were designed, each beside its design.
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
