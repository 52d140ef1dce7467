import {
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  getOperationAST,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { Plugin, YogaInitialContext } from 'graphql-yoga';

/** As long as the shop itself lets its catalogue be kept. */
const CACHE_CONTROL = 'public, max-age=30, stale-while-revalidate=60';

/** Headers of requests whose answers are for their sender alone. */
const PERSONAL = ['authorization', 'x-trace'];

/** Fields of Query that are the same for everybody of one currency and region. */
const CATALOGUE = new Set([
  ...['languages', 'categories', 'category', 'product', 'products', 'related', 'search', 'interpret'],
  ...['event', 'events', 'information', '__typename', '__schema', '__type'],
]);

/**
 * Lets caches keep what a GET asks of the catalogue, as long as nothing of it failed.
 *
 * @param varies the request headers that such an answer depends on.
 */
export function cacheableReads(varies: readonly string[]): Plugin<YogaInitialContext> {
  const cacheable = new WeakSet<Request>();
  return {
    onExecute({ args: { document, operationName, contextValue } }) {
      const { request } = contextValue;
      const isRead = request.method === 'GET' && PERSONAL.every((name) => !request.headers.has(name));
      if (!isRead || !isOfCatalogue(document, operationName)) return undefined;
      return {
        onExecuteDone({ result }: { result: ExecutionResult | AsyncIterable<unknown> }) {
          if (!(Symbol.asyncIterator in result) && !result.errors) cacheable.add(request);
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

function isOfCatalogue(document: DocumentNode, operationName?: string | null): boolean {
  const operation = getOperationAST(document, operationName);
  if (!operation) return false;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const part of document.definitions) {
    if (part.kind === Kind.FRAGMENT_DEFINITION) fragments.set(part.name.value, part);
  }
  return isOf(operation.selectionSet);

  function isOf({ selections }: SelectionSetNode): boolean {
    return selections.every((node) => {
      if (node.kind === Kind.FIELD) return CATALOGUE.has(node.name.value);
      const part = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
      return part !== undefined && isOf(part.selectionSet);
    });
  }
}
