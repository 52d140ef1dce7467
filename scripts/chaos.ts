// `npm run chaos -- [--kills 9] [--crashes 3]`: purchases while processes are killed and PostgreSQL crashes.
import { build } from './build.ts';
import { stopWithParent } from './parent.ts';
import { runNode } from './run.ts';

stopWithParent();
await build({ products: 'later' });
await runNode('chaos', ['tests/chaos/main.ts', ...process.argv.slice(2)]);
