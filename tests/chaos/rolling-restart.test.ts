import { afterEach, expect, test } from 'vitest';
import { readCachedCatalog } from '#catalog/read-cached.ts';
import { buildPrograms } from '#scripts/build.ts';
import { freePort } from '#scripts/setup/postgres.ts';
import { startBalancer } from '#tests/support/process/balancer.ts';
import { ENGINES, openPreparedOnServer } from '#tests/support/database/database.ts';
import { startStorefront, type Storefront } from '#tests/support/process/storefront.ts';
import { audit } from './audit.ts';
import { startBuyers } from './buyers.ts';
import { siteVisitor } from './site-visitor.ts';

const BUYERS = 3;
const PRODUCT = 'wow-gold';
// Four starts of everything, on a machine that may be busy.
const SLOW = { timeout: 300_000 };

const running = new Map<number, Storefront>();
afterEach(() => Promise.all([...running.values()].map((site) => site.stop())));

test.runIf(ENGINES.includes('postgres'))(
  'two storefronts with a shop each are restarted one after the other, and no buyer sees anything of it',
  SLOW,
  async () => {
    await buildPrograms();
    const database = await openPreparedOnServer(await readCachedCatalog());
    const balancer = await startBalancer();
    const start = async (port: number): Promise<void> => {
      const env = {
        SHOP_CLIENT_ID: 'waystone',
        SHOP_CLIENT_SECRET: 'the same in every process',
        DATABASE_URL: database.url,
        SITE_URL: balancer.url,
        // Many times what the balancer needs to see it, on a machine that may be busy.
        DRAIN_MS: '2000',
        TRUST_PROXY: '1',
        LIMITS: 'off',
        LOG_LEVEL: 'warn',
      };
      running.set(port, await startStorefront({ port, env, built: true }));
    };
    try {
      const ports = [await freePort(), await freePort()];
      for (const port of ports) await start(port);
      balancer.serve(ports.map((port) => `http://localhost:${port}`));
      await expect.poll(async () => (await fetch(`${balancer.url}/readyz`)).status).toBe(200);
      const before = balancer.cut();

      const buyers = startBuyers(BUYERS, () => siteVisitor(balancer.url, PRODUCT));
      await buyers.nextOrder();
      for (const port of ports) {
        await running.get(port)?.stop();
        await buyers.nextOrder();
        await start(port);
        await buyers.nextOrder();
      }
      await buyers.stop();

      expect({ failures: buyers.journal.failures, cut: balancer.cut() - before }).toEqual({ failures: 0, cut: 0 });
      expect(await audit(database.db, buyers.journal)).toEqual({ lost: 0, doubled: 0, broken: {} });
    } finally {
      await Promise.all([...running.values()].map((site) => site.stop()));
      running.clear();
      await balancer.close();
      await database.close();
    }
  },
);
