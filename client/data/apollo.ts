import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache } from '@apollo/client';
import { Kind, OperationTypeNode, parse, type DocumentNode } from 'graphql';
import { ownFetch } from './own-fetch.ts';
import { whenPainted } from '#client/ui/hydration/when-painted.ts';
import operations from '#schema/operations.json' with { type: 'json' };
import { keyOf, takeAllPreloaded, takePreloaded, type Preloaded } from './take-preloaded.ts';

/** A response older than this is requested again. */
const FRESH_MS = 60_000;

/** The server knows every operation by its hash and is never sent the text. */
const persisted = new ApolloLink((operation, forward) => {
  const { hash } = operation.getContext();
  operation.extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  operation.setContext({ http: { includeQuery: false, includeExtensions: true } });
  return forward(operation);
});

export const client = new ApolloClient({
  // Objects without an id: a result with fewer of their fields keeps the others.
  cache: new InMemoryCache({ typePolicies: { Money: { merge: true }, Picture: { merge: true } } }),
  link: persisted.concat(new HttpLink({ uri: '/graphql', credentials: 'same-origin', fetch: ownFetch })),
});

const parsed = new Map<string, DocumentNode>();
const answeredAt = new Map<string, number>();
/** The number of page loads that retry missing data. */
let pagesAskedAgain = 0;

/** Runs `again`, which loads a page again: cached responses of any age are used meanwhile. */
export async function askForMissing(again: () => Promise<void>): Promise<void> {
  pagesAskedAgain += 1;
  try {
    await again();
    // Deferred sections are requested after the page's loader has finished.
    await whenPainted();
  } finally {
    pagesAskedAgain -= 1;
  }
}

/** Runs a stored operation. Rejects with Apollo's errors, also when it is canceled. */
export async function ask(hash: string, variables: Record<string, unknown>, signal?: AbortSignal): Promise<unknown> {
  const document = stored(hash);
  const context = { hash, fetchOptions: { signal } };
  if (isMutation(document)) {
    // Adding the preloaded results to the cache takes a slow phone a tenth of a second and more.
    await whenPainted();
    // Before the request, as the preloaded results are older than its response.
    takeAllPreloaded().forEach(remember);
    const { data } = await client.mutate({ mutation: document, variables, context });
    forgetCartUnless(data);
    // An action changes the order, and its response has fewer fields than the page shows.
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'order' });
    return data;
  }
  const delivered = takePreloaded(hash, variables);
  if (delivered) remember(delivered);
  const key = keyOf(hash, variables);
  const at = answeredAt.get(key);
  const fresh = at !== undefined && isFresh(at);
  // If it fails now, the earlier response must not be used when the page retries.
  if (!fresh) answeredAt.delete(key);
  const { data } = await client.query({
    query: document,
    variables,
    context,
    fetchPolicy: fresh ? 'cache-first' : 'network-only',
  });
  if (!fresh) answeredAt.set(key, Date.now());
  return data;
}

/** Adopts a response that the server has already loaded, unless it would be requested again anyway. */
function remember({ hash, variables, data, at }: Preloaded): void {
  if (!isFresh(at)) return;
  client.writeQuery({ query: stored(hash), variables, data });
  answeredAt.set(keyOf(hash, variables), at);
}

function isFresh(at: number): boolean {
  return pagesAskedAgain > 0 || Date.now() - at < FRESH_MS;
}

/** Another tab has changed it: cached responses are requested again. */
export function forgetCart(): void {
  takeAllPreloaded().forEach(remember);
  client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'cart' });
}

/** The GraphQL error's own code, or `NETWORK`. */
export function codeOf(error: unknown): string {
  if (!CombinedGraphQLErrors.is(error)) return 'NETWORK';
  return String(error.errors[0]?.extensions?.['code'] ?? 'UNKNOWN');
}

function stored(hash: string): DocumentNode {
  const known = parsed.get(hash);
  if (known) return known;
  const texts: Record<string, string | undefined> = operations;
  const text = texts[hash];
  if (text === undefined) throw new Error(`No stored operation ${hash}`);
  const document = parse(text, { noLocation: true });
  parsed.set(hash, document);
  return document;
}

function isMutation(document: DocumentNode): boolean {
  return document.definitions.some(
    (part) => part.kind === Kind.OPERATION_DEFINITION && part.operation === OperationTypeNode.MUTATION,
  );
}

/** A mutation whose response has no cart, such as placing an order, may still have changed it. */
function forgetCartUnless(data: unknown): void {
  const payloads = data !== null && typeof data === 'object' ? Object.values(data) : [];
  const answered = payloads.some(
    (payload: unknown) => payload !== null && typeof payload === 'object' && 'cart' in payload,
  );
  if (!answered) client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'cart' });
}
