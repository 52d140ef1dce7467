import { placedCategories } from '#catalog/category-path.ts';
import { checkMeta } from './check-meta.ts';
import { checkOrder } from './check-order.ts';
import { checkPrices } from './check-prices.ts';
import { checkSeasonsOfDay } from './check-season.ts';
import { checkSharing } from './check-sharing.ts';
import { checkWords } from './check-words.ts';
import type { Faults } from '#catalog/load/faults.ts';
import type { Catalog, Game } from '#catalog/format.ts';
import type { Places } from '#catalog/load/place.ts';
import { tellerOf } from './teller.ts';

/** Notes what the shop could sell, but should not yet: no two goods alike, no empty shelf, no odd price. */
export function checkWriting(catalog: Catalog, places: Places, faults: Faults): void {
  const products = catalog.games.flatMap((game) => game.products);
  for (const product of products) {
    checkPrices(product, tellerOf(product, places, faults));
    checkOrder(product, tellerOf(product, places, faults));
  }
  for (const game of catalog.games) {
    checkNames(game, places, faults);
    checkShelves(game, faults);
    checkSeasonsOfDay(game, places, faults);
  }
  checkMeta(catalog, places, faults);
  checkSharing(products, places, faults);
  checkWords(catalog, places, faults);
}

/** Inside a game: `Coaching` may be had for many games. */
function checkNames({ products }: Game, places: Places, faults: Faults): void {
  for (const twins of Map.groupBy(products, ({ name }) => name.toLowerCase()).values()) {
    for (const twin of twins.slice(1)) {
      tellerOf(twin, places, faults)(['name'], `another product of this game is called ${twin.name}`);
    }
  }
}

function checkShelves({ slug, categories, products }: Game, faults: Faults): void {
  for (const { path, at } of placedCategories(categories)) {
    const isFilled = products.some(({ category }) => category === path || category.startsWith(`${path}/`));
    if (!isFilled) faults.add(`games/${slug}/game.yaml`, [...at, 'slug'], `no product stands in ${path}`);
  }
}
