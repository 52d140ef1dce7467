import { createContext } from 'react-router-dom';
import type { TypedDocumentString } from '#client/generated/graphql.ts';

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

/**
 * Runs one stored operation: in this process on the server, through Apollo in the browser.
 * Throws a LoadError when the shop cannot answer; expected failures are part of the data.
 */
export type Load = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** Every loader and action takes its `load` from here: `context.get(loadContext)`. */
export const loadContext = createContext<Load>();

/** Idempotency key of the form that an action answers; null in the browser, where writes make their own. */
export const formKeyContext = createContext<string | null>(null);

export class LoadError extends Error {
  override name = 'LoadError';
  /** `extensions.code` of the first GraphQL error, such as `UPSTREAM_TIMEOUT`; `NETWORK` in the browser. */
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(`The shop could not answer (${code})`, options);
    this.code = code;
  }
}

/** The name an operation is stored under. */
export function hashOf<Data, Variables>(document: TypedDocumentString<Data, Variables>): string {
  const hash: unknown = document.__meta__?.['hash'];
  if (typeof hash !== 'string') throw new Error('Not a stored operation');
  return hash;
}
