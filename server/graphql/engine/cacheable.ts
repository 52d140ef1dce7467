import type { ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { ContextRequest } from '#server/graphql/context.ts';
import { isOfCatalogue } from './catalogue-document.ts';

/** As long as the shop itself lets its catalogue be cached. */
const CACHE_CONTROL = 'public, max-age=30, stale-while-revalidate=60';

/** Request headers that make a response personal. */
export const PERSONAL_HEADERS = ['authorization', 'x-trace'];

/**
 * Lets HTTP caches store the result of a catalogue query by GET, unless any of it failed.
 *
 * @param varies the request headers on which such a response depends.
 * @param costOf the cost of the request's document, if its caller wrote it.
 */
export function cacheableReads(
  varies: readonly string[],
  costOf: (request: Request) => number | undefined,
): Plugin<ContextRequest> {
  const cacheable = new WeakSet<Request>();
  return {
    onExecute({ args: { document, operationName, contextValue } }) {
      const { request } = contextValue;
      const isRead = request.method === 'GET' && PERSONAL_HEADERS.every((name) => !request.headers.has(name));
      if (!isRead || !isOfCatalogue(document, operationName)) return undefined;
      return {
        onExecuteDone({ result }: { result: ExecutionResult | AsyncIterable<unknown> }) {
          if (Symbol.asyncIterator in result || result.errors) return;
          cacheable.add(request);
          contextValue.onShared?.(document, costOf(request) ?? 0);
        },
      };
    },
    onResponse({ request, response: { headers } }) {
      if (!cacheable.has(request)) return;
      headers.set('cache-control', CACHE_CONTROL);
      headers.set('vary', varies.join(', '));
    },
  };
}
