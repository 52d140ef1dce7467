import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { loadContext } from '#client/data/load.ts';
import { ReviewsPageDocument } from '#client/generated/graphql.ts';
import { informationPath } from '#client/site/paths.ts';

const ID = /^[1-9]\d{0,9}$/;

/** Throws a 404 for an unknown game; other invalid parameters are ignored. */
export async function reviewsLoader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const game = searchParams.get('game') ?? '';
  const stars = /^[1-5]$/.exec(searchParams.get('stars') ?? '')?.[0] ?? '';
  const after = ID.exec(searchParams.get('after') ?? '')?.[0] ?? '';
  const { information, reviews } = await context.get(loadContext)(ReviewsPageDocument, {
    category: game || null,
    stars: stars === '' ? null : Number(stars),
    after: after || null,
  });
  if (!information || !reviews) throw data('Not found', { status: 404 });
  const isReported = searchParams.get('link') === 'reported';
  return { information, reviews, asked: { game, stars, after }, isReported };
}

export type ReviewsData = Awaited<ReturnType<typeof reviewsLoader>>;

/** Only the unfiltered list is indexed: the filtered ones have nothing else. */
export function meta({ information, asked, isReported }: ReviewsData) {
  const isWhole = !asked.game && !asked.stars && !asked.after && !isReported;
  return {
    title: information.metaTitle || information.title,
    description: information.metaDescription,
    canonical: informationPath(information.slug),
    ...(!isWhole && { robots: 'noindex' }),
  };
}
