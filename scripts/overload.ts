// `npm run overload`: ten times the capacity of the shop, on both databases; exits with 1 if a goal is missed.
import { build } from './build.ts';
import { stopWithParent } from './setup/parent.ts';
import { startPostgres } from './setup/postgres.ts';
import { endWith, runNode } from './setup/run.ts';

stopWithParent();
await endWith(async () => {
  await build({ products: 'later' });
  const postgres = await startPostgres();
  try {
    await runNode('overload', ['tests/bench/overload/main.ts'], {
      ...process.env,
      ...(postgres && { TEST_DATABASE_URL: postgres.url }),
    });
  } finally {
    postgres?.stop();
  }
});
