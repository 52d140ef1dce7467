import { setImmediate as turn } from 'node:timers/promises';
import { type Driver, PGliteDialect } from 'kysely';

/** As long as the event loop may wait: what comes over the network, and every timer, waits with it. */
const TURN_MS = 10;

/**
 * PGlite responds in promises alone, without the event loop's help. While queries were waiting for each other no request
 * was read, no timer ended and no health check was answered; so each transaction or query begins in a later turn of the
 * loop when the current one has lasted too long.
 */
export class PGliteInTurns extends PGliteDialect {
  override createDriver(): Driver {
    const driver = super.createDriver();
    let turnBeganMs: number | undefined;
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (options) => {
      if (turnBeganMs !== undefined && performance.now() - turnBeganMs > TURN_MS) await turn();
      if (turnBeganMs === undefined) {
        turnBeganMs = performance.now();
        setImmediate(() => (turnBeganMs = undefined));
      }
      return acquire(options);
    };
    return driver;
  }
}
