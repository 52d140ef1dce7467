import { hashOf, LoadError } from '#client/app/load.ts';
import type { TypedDocumentString } from '#client/generated/graphql.ts';
import type { DocumentState } from '#client/app/state/document-state.ts';
import { keep, keepDelivered, keepDeliveredLate } from './delivered-answers.ts';
import { whenComplete } from './when-complete.ts';

/** Apollo is fetched when the page is idle, or when something is first asked of it. */
const openApollo = () => import('./apollo.ts');

/** `load` of the browser: answers from the cache what is there, else asks `/graphql`, until it is called off. */
export const browserLoad = async <Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
) => {
  const apollo = await openApollo();
  try {
    return (await apollo.ask(hashOf(document), variables as Record<string, unknown>, signal)) as Data;
  } catch (error) {
    throw new LoadError(apollo.codeOf(error), { cause: error });
  }
};

/** What is known of the cart holds no longer. */
export async function forgetCart(): Promise<void> {
  (await openApollo()).forgetCart();
}

/** Keeps what was heard without a question for the next time that question is asked. */
export function keepAnswer<Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  data: Data,
): void {
  keep(hashOf(document), variables as Record<string, unknown>, data as Record<string, unknown>);
}

/** Keeps the document's answers at hand, and fetches Apollo for the next question. */
export async function prepareToAsk(state: DocumentState, lateIds: string[]): Promise<void> {
  keepDelivered(state);
  await whenComplete();
  keepDeliveredLate(lateIds);
  await openApollo();
}
