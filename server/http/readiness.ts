import type { Logger } from 'pino';
import type { RestClient } from '#server/rest/client.ts';

export type Readiness = {
  isReady(): Promise<boolean>;
  readonly draining: boolean;
  drain(): void;
};

/** Ready while the shop answers and this process is not about to stop. */
export function createReadiness({ client, log }: { client: RestClient; log: Logger }): Readiness {
  let draining = false;
  const nobody = { get: () => undefined, set() {} };
  return {
    async isReady() {
      if (draining) return false;
      try {
        await client.forVisitor({ currency: 'USD', session: nobody, log }).session.ping();
        return true;
      } catch (error) {
        log.warn({ err: error }, 'not ready: the shop does not answer');
        return false;
      }
    },
    get draining() {
      return draining;
    },
    drain() {
      draining = true;
    },
  };
}
