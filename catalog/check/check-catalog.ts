import { categoryPaths, placedCategories } from '#catalog/category-path.ts';
import { doubles } from './check-option.ts';
import { checkLinks } from './check-links.ts';
import { checkProduct } from './check-product.ts';
import { checkSeasons } from './check-season.ts';
import type { Faults } from '#catalog/load/faults.ts';
import { checkFinding } from '#catalog/form/finding.ts';
import type { Catalog, Game, Page } from '#catalog/format.ts';
import type { Places } from '#catalog/load/place.ts';
import { tellerOf } from './teller.ts';

const PAGE_TAGS = new Set(['h2', 'p', 'ul', 'li']);

/** Notes whatever would not work in the shop: impossible goods, and references that lead nowhere. */
export function checkCatalog(catalog: Catalog, places: Places, faults: Faults): void {
  checkGoods(catalog, places, faults);
  checkLinks(catalog, places, faults);
  checkFinding(catalog, faults);
}

/** What can be judged of each game and page by itself. */
export function checkGoods(catalog: Catalog, places: Places, faults: Faults): void {
  for (const game of catalog.games) {
    checkGame(game, catalog, faults);
    checkSeasons(game, places, faults);
    const paths = new Set(['', ...categoryPaths(game.categories)]);
    for (const product of game.products) {
      const tell = tellerOf(product, places, faults);
      if (!paths.has(product.category)) tell(['category'], `${game.slug} has no category ${product.category}`);
      checkProduct(product, tell);
    }
  }
  for (const page of catalog.pages) checkPage(page, faults);
}

function checkGame(game: Game, catalog: Catalog, faults: Faults): void {
  const file = `games/${game.slug}/game.yaml`;
  const categories = placedCategories(game.categories);
  const twice = new Set(doubles(categories.map(({ path }) => path)));
  for (const { path, at } of categories) {
    if (twice.delete(path)) faults.add(file, [...at, 'slug'], `${path} stands twice`);
  }
  for (const [at, field] of game.fields.entries()) {
    if (!(field in catalog.fields)) faults.add(file, ['fields', at], `fields.yaml has no field ${field}`);
  }
}

function checkPage({ slug, html }: Page, faults: Faults): void {
  for (const [, tag] of html.matchAll(/<\/?([a-z0-9]+)/gi)) {
    if (!PAGE_TAGS.has(tag ?? '')) faults.add(`pages/${slug}.yaml`, ['html'], `<${tag}> is not one of h2, p, ul, li`);
  }
}
