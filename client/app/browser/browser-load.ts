import { hashOf, LoadError } from '#client/app/load.ts';
import type { TypedDocumentString } from '#client/generated/graphql.ts';
import type { DocumentState } from '#client/app/state/document-state.ts';
import { grow } from '#client/app/state/seeds.ts';
import { whenIdle } from '#client/ui/when-idle.ts';
import { deliveredAnswers } from './delivered-answers.ts';
import { whenComplete } from './when-complete.ts';

type Answer = { hash: string; variables: Record<string, unknown>; data: Record<string, unknown> };

/** Answers the server put into the document that Apollo's cache has not got yet. */
const waiting: Answer[] = [];

/** Apollo is fetched when the page is idle, or when something is first asked of it. */
async function openApollo(): Promise<typeof import('./apollo.ts')> {
  return import('./apollo.ts');
}

/** `load` of the browser: answers from the cache what is there, else asks `/graphql`, until it is called off. */
export const browserLoad = async <Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
) => {
  const apollo = await openApollo();
  for (const answer of waiting.splice(0)) apollo.remember(answer.hash, answer.variables, answer.data);
  try {
    return (await apollo.ask(hashOf(document), variables as Record<string, unknown>, signal)) as Data;
  } catch (error) {
    throw new LoadError(apollo.codeOf(error), { cause: error });
  }
};

/** Moves the document's answers into Apollo's cache, one in each idle moment. */
export function seedWhenIdle({ seeds, loaderData }: DocumentState, lateIds: string[]): void {
  for (const seed of seeds) {
    const data = grow(seed, loaderData);
    if (data) waiting.push({ hash: seed.hash, variables: seed.variables, data });
  }
  void rememberEach(lateIds);
}

async function rememberEach(lateIds: string[]): Promise<void> {
  await whenComplete();
  waiting.push(...deliveredAnswers(lateIds));
  const apollo = await openApollo();
  for (let answer = waiting.shift(); answer; answer = waiting.shift()) {
    apollo.remember(answer.hash, answer.variables, answer.data);
    await whenIdle();
  }
}
