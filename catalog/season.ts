import { type Catalog, type Game, PERMANENT, type ProductDef, type SeasonDef } from './format.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The season of a product; undefined for a permanent one. */
export function seasonOf({ seasons = [] }: Pick<Game, 'seasons'>, { season }: Pick<ProductDef, 'season'>) {
  return season === PERMANENT ? undefined : seasons.find(({ key }) => key === season);
}

/** The end of a season, exclusive; undefined while it is not announced. A day alone counts to its end. */
export function seasonEnd({ ends }: Pick<SeasonDef, 'ends'>): Date | undefined {
  if (ends === undefined) return undefined;
  return new Date(Date.parse(ends) + (ends.includes('T') ? 0 : DAY_MS));
}

/** When a season begins; undefined while it is not announced. */
function seasonStart({ starts }: Pick<SeasonDef, 'starts'>): Date | undefined {
  return starts === undefined ? undefined : new Date(starts);
}

/** The next season of the game; undefined while none is announced. */
export function nextSeason({ seasons = [] }: Pick<Game, 'seasons'>, now: Date): SeasonDef | undefined {
  const startMs = (season: SeasonDef) => seasonStart(season)?.getTime() ?? 0;
  return seasons.filter((season) => startMs(season) > now.getTime()).toSorted((a, b) => startMs(a) - startMs(b))[0];
}

/** Slugs of products whose season has ended. */
export function endedProducts({ games }: Pick<Catalog, 'games'>, now: Date): string[] {
  return games.flatMap((game) =>
    game.products
      .filter((product) => {
        const season = seasonOf(game, product);
        const end = season && seasonEnd(season);
        return end !== undefined && end <= now;
      })
      .map(({ slug }) => slug),
  );
}
