import { hashOf, LoadError } from './load.ts';
import type { TypedDocumentString } from '#client/generated/graphql.ts';
import type { ReadState } from './state/document-state.ts';
import { fetchCode } from '#client/ui/hydration/fetch-code.ts';
import { keep, keepPreloaded, keepPreloadedDeferred } from './preloaded-results.ts';
import { whenComplete } from './deferred/when-complete.ts';
import { afterFrame } from '#client/ui/hydration/when-painted.ts';
import { whenTouched } from '#client/ui/hydration/when-touched.ts';

/** Fetched at the visitor's first input, and run for the first request. */
const openApollo = () => fetchCode(() => import('./apollo.ts'));

/** `load` in the browser: from the cache if possible, otherwise from `/graphql`. The request can be canceled. */
export const queryBrowser = async <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
) => {
  const apollo = await openApollo().catch((cause: unknown) => {
    throw new LoadError('NETWORK', { cause });
  });
  try {
    return (await apollo.ask(hashOf(document), variables, signal)) as Data;
  } catch (error) {
    throw new LoadError(apollo.codeOf(error), { cause: error });
  }
};

/** Drops everything that is cached about the cart. */
export async function forgetCart(): Promise<void> {
  (await openApollo()).forgetCart();
}

/** Stores a result that was pushed, for the next request of the same operation. */
export function keepAnswer<Data extends Record<string, unknown>, Variables extends Record<string, unknown>>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  data: Data,
): void {
  keep(hashOf(document), variables, data);
}

/** Parses the document's results, and loads Apollo for the request that the visitor's first press may cause. */
export async function prepareToAsk({ state, deferredIds, idle }: ReadState): Promise<void> {
  keepPreloaded(state);
  await whenComplete();
  keepPreloadedDeferred(deferredIds);
  const pressed = first('pointerdown', 'keydown');
  // A visitor who only reads never needs it.
  await whenTouched();
  for (const module of idle) fetchModule(module);
  await pressed;
  // Running that much code early would block a slow phone. If it cannot be loaded, a later request reports it.
  await openApollo().catch(() => undefined);
}

/** Only fetches the module, without running it. */
function fetchModule(href: string): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }),
  );
}

/** Resolves after the first event of one of these types, anywhere in the document, has been handled. */
function first(...types: string[]): Promise<void> {
  return new Promise((resolve) => {
    for (const type of types)
      document.addEventListener(type, () => afterFrame(resolve), { capture: true, once: true, passive: true });
  });
}
