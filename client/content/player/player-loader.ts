import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { loadContext } from '#client/data/load.ts';
import { PlayerPageDocument, PlayerProductsDocument } from '#client/generated/graphql.ts';
import { playerPath } from '#client/site/paths.ts';

const ID = /^[1-9]\d{0,9}$/;
const PAGE = /^[1-9]\d{0,2}$/;

/** Throws a 404 without a published profile. */
export async function playerLoader({ params, request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const after = ID.exec(searchParams.get('after') ?? '')?.[0] ?? null;
  const load = context.get(loadContext);
  const { player: profile } = await load(PlayerPageDocument, {
    slug: params['slug'] ?? '',
    after,
  });
  if (!profile) throw data('Not found', { status: 404 });
  const game = profile.games.find(({ path }) => path === searchParams.get('game')) ?? profile.games[0];
  const page = Number(PAGE.exec(searchParams.get('page') ?? '')?.[0] ?? 1);
  const requestable = game && {
    game,
    page,
    products: (await load(PlayerProductsDocument, { category: game.path, page })).products,
  };
  return { ...profile, requestable, isFirst: after === null && !searchParams.has('game') };
}

export type PlayerData = Awaited<ReturnType<typeof playerLoader>>;

export function meta({ player: { slug, name }, games, isFirst }: PlayerData) {
  const played = games.map((game) => game.name).join(', ');
  return {
    title: `${name}, player${played && ` for ${played}`}`,
    description: `Finished orders, punctuality and reviews of ${name}, all counted from orders that buyers paid for.`,
    canonical: playerPath(slug),
    ...(!isFirst && { robots: 'noindex' }),
  };
}
