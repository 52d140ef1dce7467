import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { loadContext } from '#client/data/load.ts';
import { informationPath } from '#client/site/paths.ts';
import { InformationPageDocument } from '#client/generated/graphql.ts';

/** Throws a 404 for a page the shop does not have. */
export async function informationLoader({ request, context }: LoaderFunctionArgs) {
  // In lower case, as routes ignore the case.
  const slug = new URL(request.url).pathname.split('/').filter(Boolean).at(-1)?.toLowerCase() ?? '';
  const variables = { slug, isFaq: slug === 'faq' };
  const { information, categories: games = [] } = await context.get(loadContext)(InformationPageDocument, variables);
  if (!information) throw data('Not found', { status: 404 });
  return { information, games };
}

export type InformationData = Awaited<ReturnType<typeof informationLoader>>;
export type InformationBlock = InformationData['information']['blocks'][number];
/** A game with its own questions; only on the page of questions. */
export type GameQuestions = InformationData['games'][number];

/** Linked pages that are of no use in search results. */
const NOT_INDEXED: readonly string[] = ['hmb'];

export function meta({ information }: Pick<InformationData, 'information'>) {
  return {
    title: information.metaTitle || information.title,
    description: information.metaDescription,
    canonical: informationPath(information.slug),
    ...(NOT_INDEXED.includes(information.slug) && { robots: 'noindex' }),
  };
}
