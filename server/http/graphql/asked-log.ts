import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';

const logs = new AsyncLocalStorage<Logger>();

/** Runs `work` in a context in which `askedLog` gives the log of the request. */
export function withRequestLog<Value>(log: Logger, work: () => Value): Value {
  return logs.run(log, work);
}

/** The log of the current request, for callbacks that do not get it as an argument, such as Yoga's `maskError`. */
export function askedLog(otherwise: Logger): Logger {
  return logs.getStore() ?? otherwise;
}
