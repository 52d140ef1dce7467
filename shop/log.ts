import pino, { type DestinationStream, type Logger } from 'pino';

/** Where PGlite and pg put the values of a failed statement, which may be personal. */
const VALUES = ['params', 'parameters', 'detail', 'where', 'internalQuery'];

/** The shop's log, one line of JSON for each event. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const paths = VALUES.flatMap((name) => [`err.${name}`, `err.aggregateErrors[*].${name}`]);
  return pino({ level, base: { service: 'shop' }, redact: { paths, remove: true } }, destination);
}
