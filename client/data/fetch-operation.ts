import { hashOf, LoadError } from './load.ts';
import type { TypedDocumentString } from '#client/generated/graphql.ts';
import { ownFetch } from './own-fetch.ts';

/**
 * `load` for results that are new with every request, such as a price: nothing is cached, so neither Apollo's cache nor
 * its code is needed. Throws a LoadError.
 */
export async function fetchOperation<Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data, errors } = await ask<Data>({
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(document) } },
  });
  const [error] = errors ?? [];
  if (error || !data) throw new LoadError(String(error?.extensions?.['code'] ?? 'UNKNOWN'), { cause: error });
  return data;
}

type Result<Data> = { data?: Data | null; errors?: readonly { extensions?: Record<string, unknown> }[] };

async function ask<Data>(question: object): Promise<Result<Data>> {
  try {
    const response = await ownFetch('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/graphql-response+json' },
      body: JSON.stringify(question),
    });
    return await response.json();
  } catch (cause) {
    throw new LoadError('NETWORK', { cause });
  }
}
