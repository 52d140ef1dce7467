import type { Logger } from 'pino';
import type { RestClient } from '#server/rest/client.ts';

/** `shop` is left out while it responds. */
type ReadyState = { ready: boolean; shop?: 'away' };

export type Readiness = {
  check(): Promise<ReadyState>;
  readonly draining: boolean;
  drain(): void;
};

/**
 * Ready once the shop has responded, until this process is about to stop. A shop that fails later leaves it ready: all
 * storefronts use the same one, so a load balancer would have none left, while cached pages can still be served.
 */
export function createReadiness({ client, log }: { client: RestClient; log: Logger }): Readiness {
  let draining = false;
  let wasThere = false;
  const checks = new Set<(state: ReadyState) => void>();
  const nobody = { get: () => undefined, set() {} };

  async function askShop(): Promise<ReadyState> {
    try {
      await client.forVisitor({ currency: 'USD', session: nobody, log }).session.ping();
      wasThere = true;
      return { ready: true };
    } catch (error) {
      wasThere ||= client.stats().answers.entries > 0;
      log.warn({ err: error }, 'the shop does not answer');
      return { ready: wasThere, shop: 'away' };
    }
  }

  return {
    async check() {
      if (draining) return { ready: false };
      const { promise, resolve, reject } = Promise.withResolvers<ReadyState>();
      checks.add(resolve);
      askShop().then(resolve, reject);
      return promise.finally(() => checks.delete(resolve));
    },
    get draining() {
      return draining;
    },
    drain() {
      draining = true;
      // A busy shop may take long: probes that wait for it would get a yes after the stop has begun.
      for (const answer of checks) answer({ ready: false });
    },
  };
}
