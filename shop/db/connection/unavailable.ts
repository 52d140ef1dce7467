// SQLSTATE classes and codes of a database that cannot work now but may soon: 08 no connection, 53 no resources, 57
// stopped or too slow, 58 a disk error, 25006 read-only (a standby, or a primary during a failover), 25P03 and 25P04 a
// transaction was idle or ran too long, 55P03 a lock was not available, 40001 and 40P01 a conflict with another
// transaction, 28 and 3D000 access or the database itself was removed while the shop runs.
const SQL_STATES = /^(08|28|53|57|58)|^25(006|P03|P04)$|^55P03$|^40001$|^40P01$|^3D000$/;

const SYSTEM_CODES =
  /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|EHOST|ENET|ENOSPC|EDQUOT|EROFS|EIO|EMFILE|ENFILE|ERR_SSL|ERR_TLS)/;

// Errors of pg, its pool, Kysely and PGlite without a code.
const MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|pool after calling end|driver has already been destroyed|PGlite is clos/;

/** Whether a statement failed because the database is down, stopping, full or read-only. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  return SQL_STATES.test(code) || SYSTEM_CODES.test(code) || MESSAGES.test(messageOf(error));
}

/** Whether the connection is lost, and with it everything that was not committed. */
export function isLostConnection(error: unknown): boolean {
  return (
    /^(08|57P0[1-5]|25P03|25P04)|^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET)/.test(codeOf(error)) ||
    /Connection terminated|not queryable/.test(messageOf(error))
  );
}

/** PostgreSQL's own code, and those of a file system. */
export function isDiskFull(error: unknown): boolean {
  return ['53100', 'ENOSPC', 'EDQUOT'].includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}
