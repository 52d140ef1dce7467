import { hashOf, LoadError } from './load.ts';
import type { TypedDocumentString } from '#client/generated/graphql.ts';
import type { ReadState } from './state/document-state.ts';
import { fetchCode } from '#client/ui/hydration/fetch-code.ts';
import { keep, keepPreloaded, keepPreloadedDeferred } from './preloaded-results.ts';
import { whenComplete } from './deferred/when-complete.ts';
import { afterFrame } from '#client/ui/hydration/when-painted.ts';
import { whenTouched } from '#client/ui/hydration/when-touched.ts';

/** Fetched at the visitor's first sign of life, and run when something is first asked of it. */
const openApollo = () => fetchCode(() => import('./apollo.ts'));

/** `load` of the browser: answers from the cache what is there, else asks `/graphql`, until it is canceled. */
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

/** What is known of the cart holds no longer. */
export async function forgetCart(): Promise<void> {
  (await openApollo()).forgetCart();
}

/** Keeps what was heard without a question for the next time that question is asked. */
export function keepAnswer<Data extends Record<string, unknown>, Variables extends Record<string, unknown>>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  data: Data,
): void {
  keep(hashOf(document), variables, data);
}

/** Keeps the document's answers at hand, and opens Apollo for the question that the visitor's first press may lead to. */
export async function prepareToAsk({ state, deferredIds, idle }: ReadState): Promise<void> {
  keepPreloaded(state);
  await whenComplete();
  keepPreloadedDeferred(deferredIds);
  const pressed = first('pointerdown', 'keydown');
  // A visitor who only reads never needs it.
  await whenTouched();
  for (const module of idle) fetchModule(module);
  await pressed;
  // To run so much code unasked would hold up a slow phone. Whatever is asked then tells that it did not come.
  await openApollo().catch(() => undefined);
}

/** Without running it. */
function fetchModule(href: string): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }),
  );
}

/** Resolves once the first event of one of these types, anywhere in the document, is answered. */
function first(...types: string[]): Promise<void> {
  return new Promise((resolve) => {
    for (const type of types)
      document.addEventListener(type, () => afterFrame(resolve), { capture: true, once: true, passive: true });
  });
}
