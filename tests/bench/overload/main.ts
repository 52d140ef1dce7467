// How the shop behaves under far more load than it can handle, and with clients that are slow on purpose: `npm run
// overload`.
import { startStorefront } from '#tests/support/process/storefront.ts';
import { measureCrowd } from './crowd.ts';
import { table } from './figures.ts';
import { measureRude } from './rude.ts';
import { measureSearchers } from './searchers.ts';

const server = process.env['TEST_DATABASE_URL'];
const engines: [string, NodeJS.ProcessEnv][] = [['PGlite', {}], ...(server ? [postgres(server)] : [])];
let missed = false;
for (const [engine, env] of engines) {
  // Each visitor has a separate address, as behind a proxy.
  const storefront = await startStorefront({
    ...(!env['DATABASE_URL'] && { prepared: true }),
    env: { ...env, TRUST_PROXY: '1', LOG_LEVEL: 'error', LIMITS: 'off' },
  });
  try {
    const { url } = storefront;
    const goals = [
      ...(await measureSearchers(url)),
      ...(await measureCrowd(url)),
      ...(await measureRude(url, storefront.process.pid ?? 0)),
    ];
    process.stdout.write(`${table(`Overload, on ${engine}: goal | figure`, goals)}\n`);
    missed ||= goals.some(({ met }) => !met);
  } finally {
    await storefront.stop();
  }
}
process.exit(missed ? 1 : 0);

function postgres(url: string): [string, NodeJS.ProcessEnv] {
  return ['PostgreSQL', { DATABASE_URL: url }];
}
