import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';

/** Of all registered texts together: room for a few thousand documents of usual length. */
const MAX_CHARACTERS = 4_000_000;

/**
 * Automatic persisted queries: a document that was sent once with the SHA-256 of its text can be executed by that hash
 * until it is evicted. Only valid documents are stored, and each execution is checked like any text.
 *
 * @param isStored whether a hash is that of a stored operation, which is looked up elsewhere.
 */
export function automaticPersistedQueries(isStored: (hash: string) => boolean): Plugin {
  const texts = new LRUCache<string, string>({ maxSize: MAX_CHARACTERS, sizeCalculation: (text) => text.length });
  const offered = new WeakMap<object, { hash: string; text: string }>();
  return {
    onParams({ params, setParams, context }) {
      const hash = hashIn(params);
      if (hash === undefined || isStored(hash)) return;
      const text = params.query || texts.get(hash);
      if (!text) return;
      if (createHash('sha256').update(text).digest('hex') !== hash.toLowerCase()) throw mismatch(hash);
      if (params.query) offered.set(context, { hash, text });
      else setParams({ ...params, query: text });
    },
    onValidate({ context }) {
      const offer = offered.get(context);
      if (!offer) return undefined;
      return ({ valid }) => {
        if (valid) texts.set(offer.hash, offer.text);
      };
    },
  };
}

function hashIn({ extensions }: GraphQLParams): string | undefined {
  const { version, sha256Hash }: { version?: unknown; sha256Hash?: unknown } = extensions?.['persistedQuery'] ?? {};
  return version === 1 && typeof sha256Hash === 'string' ? sha256Hash : undefined;
}

function mismatch(value: string): GraphQLError {
  return new GraphQLError('The hash is not the SHA-256 of the query, in hexadecimal digits.', {
    extensions: { code: 'PERSISTED_QUERY_MISMATCH', value, http: { status: 400 } },
  });
}
