import { placedCategories } from '#catalog/category-path.ts';
import { checkDepth } from './check-depth.ts';
import { checkLogin } from './check-login.ts';
import { checkMeta } from './check-meta.ts';
import { checkOrder } from './check-order.ts';
import { checkPrices } from './check-prices.ts';
import { checkRuns } from './check-runs.ts';
import { checkSeasonsOfDay } from './check-season.ts';
import { checkSeasonWords } from './check-season-words.ts';
import { checkSharing } from './check-sharing.ts';
import { checkWords } from './check-words.ts';
import type { Issues } from '#catalog/issue/issues.ts';
import type { Catalog, Game } from '#catalog/format.ts';
import type { Places } from '#catalog/issue/place.ts';
import { reporterOf } from './reporter.ts';

/** Notes what would work but is not ready for sale: duplicates, empty categories, odd prices. */
export function checkWriting(catalog: Catalog, places: Places, issues: Issues): void {
  const products = catalog.games.flatMap((game) => game.products);
  for (const product of products) {
    checkPrices(product, reporterOf(product, places, issues));
    checkOrder(product, reporterOf(product, places, issues));
    checkDepth(product, reporterOf(product, places, issues));
    checkLogin(product, reporterOf(product, places, issues));
  }
  for (const game of catalog.games) {
    checkNames(game, places, issues);
    checkCategories(game, issues);
    checkSeasonsOfDay(game, places, issues);
    checkSeasonWords(game, places, issues);
  }
  checkMeta(catalog, places, issues);
  checkRuns(catalog, places, issues);
  checkSharing(products, places, issues);
  checkWords(catalog, places, issues);
}

/** Within a game: many games have `Coaching`. */
function checkNames({ products }: Game, places: Places, issues: Issues): void {
  for (const twins of Map.groupBy(products, ({ name }) => name.toLowerCase()).values()) {
    for (const twin of twins.slice(1)) {
      reporterOf(twin, places, issues)(['name'], `another product of this game is called ${twin.name}`);
    }
  }
}

function checkCategories({ slug, categories, products }: Game, issues: Issues): void {
  for (const { path, at } of placedCategories(categories)) {
    const isFilled = products.some(({ category }) => category === path || category.startsWith(`${path}/`));
    if (!isFilled) issues.add(`games/${slug}/game.yaml`, [...at, 'slug'], `no product stands in ${path}`);
  }
}
