import type { Issues } from '#catalog/issue/issues.ts';
import { type Game, PERMANENT } from '#catalog/format.ts';
import type { Places } from '#catalog/issue/place.ts';
import { endedProducts, seasonOf } from '#catalog/season.ts';
import { doubles } from './check-option.ts';
import { reporterOf } from './reporter.ts';

/** The date for which the catalogue is written; README.md says the same. */
const CATALOGUE_DAY = new Date('2026-11-22T00:00:00Z');

/** Notes products of a season that the game does not have. */
export function checkSeasons(game: Game, places: Places, issues: Issues): void {
  for (const key of doubles((game.seasons ?? []).map((season) => season.key))) {
    issues.add(`games/${game.slug}/game.yaml`, ['seasons'], `the season ${key} is listed twice`);
  }
  for (const product of game.products) {
    if (product.season !== PERMANENT && !seasonOf(game, product)) {
      reporterOf(product, places, issues)(['season'], `${game.slug} has no season ${product.season}`);
    }
  }
}

/** Notes products of a season that is over or has not begun on the date of the catalogue. */
export function checkSeasonsOfDay(game: Game, places: Places, issues: Issues, day = CATALOGUE_DAY): void {
  const ended = new Set(endedProducts({ games: [game] }, day));
  for (const product of game.products) {
    const report = reporterOf(product, places, issues);
    const season = seasonOf(game, product);
    if (ended.has(product.slug)) report(['season'], `${season?.name} has ended`);
    if (season?.starts && Date.parse(season.starts) > day.getTime()) report(['season'], `${season.name} has not begun`);
  }
}
