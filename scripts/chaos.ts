// `npm run chaos -- [--kills 9] [--stops 9] [--crashes 3] [--locks 50] [--interleavings 200]`: purchases while processes are killed
// and PostgreSQL crashes, and orders whose statements are interleaved at random.
import { build } from './build.ts';
import { stopWithParent } from './setup/parent.ts';
import { endWith, runNode } from './setup/run.ts';

stopWithParent();
await endWith(async () => {
  await build({ products: 'later' });
  await runNode('chaos', ['tests/chaos/main.ts', ...process.argv.slice(2)]);
});
