import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { loadContext } from '#client/data/load.ts';
import { PlayerPageDocument } from '#client/generated/graphql.ts';
import { playerPath } from '#client/site/paths.ts';

const ID = /^[1-9]\d{0,9}$/;

/** Throws a 404 without a published profile. */
export async function playerLoader({ params, request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const after = ID.exec(searchParams.get('after') ?? '')?.[0] ?? null;
  const { player: profile } = await context.get(loadContext)(PlayerPageDocument, {
    slug: params['slug'] ?? '',
    after,
  });
  if (!profile) throw data('Not found', { status: 404 });
  return { ...profile, isFirst: after === null };
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
