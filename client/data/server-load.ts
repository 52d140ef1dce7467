import type { TypedDocumentString } from '#client/generated/graphql.ts';
import { hashOf, LoadError, type Load } from './load.ts';
import { rememberOrigin } from './state/source.ts';
import type { TypeNames } from './state/type-names.ts';

/** Executes a stored operation in the server's process. */
export type RunStored = (
  hash: string,
  variables: Record<string, unknown>,
) => Promise<{ data?: unknown; errors?: readonly { extensions?: Record<string, unknown> }[]; types: TypeNames }>;

export function createServerLoad(run: RunStored): Load {
  return async <Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentString<Data, Variables>,
    variables: Variables,
  ) => {
    const hash = hashOf(document);
    const { data, errors, types } = await run(hash, variables);
    const [error] = errors ?? [];
    if (error || data === null || typeof data !== 'object') {
      throw new LoadError(String(error?.extensions?.['code'] ?? 'UNKNOWN'), { cause: error });
    }
    rememberOrigin(hash, variables, data, types);
    return data as Data;
  };
}
