import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';

const logs = new AsyncLocalStorage<Logger>();

/** Does `work` so that `askedLog` in it gives the log of its request. */
export function withRequestLog<Value>(log: Logger, work: () => Value): Value {
  return logs.run(log, work);
}

/** For what is called without being told by whose request, such as Yoga's hiding of errors. */
export function askedLog(otherwise: Logger): Logger {
  return logs.getStore() ?? otherwise;
}
