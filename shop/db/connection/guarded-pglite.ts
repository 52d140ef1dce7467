import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/** Must not return: the next statement may never end, and nothing else in the process runs meanwhile. */
type EndProcess = (cause: unknown) => never;

/**
 * Ends the process when PGlite is broken. After a PANIC, such as a full disk under the write-ahead log, a PostgreSQL
 * server exits and recovers when it starts again. PGlite only reports the error; its next statement never returns, even
 * when the disk has space again.
 */
export class GuardedPGlite extends PGlite {
  readonly #end: EndProcess;

  constructor(options: PGliteOptions, end: EndProcess) {
    super(options);
    this.#end = end;
  }

  override async execProtocol(...args: Parameters<PGlite['execProtocol']>) {
    return super.execProtocol(...args).catch((error: unknown) => this.#judge(error));
  }

  override async execProtocolStream(...args: Parameters<PGlite['execProtocolStream']>) {
    return super.execProtocolStream(...args).catch((error: unknown) => this.#judge(error));
  }

  #judge(error: unknown): never {
    if (isBroken(error)) this.#end(error);
    throw error;
  }
}

function isBroken(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true;
  return error instanceof Error && 'severity' in error && error.severity === 'PANIC';
}
