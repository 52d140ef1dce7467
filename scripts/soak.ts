// `npm run soak`: half the capacity of the shop for minutes, on both databases; exits with 1 if a goal is missed.
import { parseArgs } from 'node:util';
import { build } from './build.ts';
import { stopWithParent } from './setup/parent.ts';
import { startPostgres } from './setup/postgres.ts';
import { endWith, runNode } from './setup/run.ts';

stopWithParent();
await endWith(async () => {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' } } });
  const minutes = Number(values.minutes);
  if (!(minutes >= 0.5 && minutes <= 24 * 60))
    throw new Error('specify 0.5 to 1440 minutes, such as npm run soak -- --minutes 5');
  await build({ products: 'later' });
  const postgres = await startPostgres();
  try {
    const env = { ...process.env, SOAK_MINUTES: values.minutes, ...(postgres && { TEST_DATABASE_URL: postgres.url }) };
    await runNode('soak', ['tests/bench/soak/main.ts'], env);
  } finally {
    postgres?.stop();
  }
});
