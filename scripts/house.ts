// `npm run house`: code metrics. Fails for circular imports of rooms or files, forbidden imports between folders, unused
// exports, large folders, and more casts than before; the limits are in tests/house/main.ts.
import { endWith, runNode } from './setup/run.ts';

await endWith(async () => {
  await runNode('house', ['tests/house/main.ts']);
});
