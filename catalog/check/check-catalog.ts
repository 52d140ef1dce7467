import { categoryPaths, placedCategories } from '#catalog/category-path.ts';
import { doubles } from './check-option.ts';
import { checkLinks } from './check-links.ts';
import { checkProduct } from './check-product.ts';
import { checkSeasons } from './check-season.ts';
import type { Issues } from '#catalog/issue/issues.ts';
import { checkFinding } from '#catalog/form/finding.ts';
import type { Catalog, Game, Page } from '#catalog/format.ts';
import type { Places } from '#catalog/issue/place.ts';
import { reporterOf } from './reporter.ts';

const PAGE_TAGS = new Set(['h2', 'p', 'ul', 'li']);

/** Notes everything that would not work in the shop: invalid products, and dangling references. */
export function checkCatalog(catalog: Catalog, places: Places, issues: Issues): void {
  checkGoods(catalog, places, issues);
  checkLinks(catalog, places, issues);
  checkFinding(catalog, issues);
}

/** Checks each game and page on its own. */
export function checkGoods(catalog: Catalog, places: Places, issues: Issues): void {
  for (const game of catalog.games) {
    checkGame(game, catalog, issues);
    checkSeasons(game, places, issues);
    const paths = new Set(['', ...categoryPaths(game.categories)]);
    for (const product of game.products) {
      const report = reporterOf(product, places, issues);
      if (!paths.has(product.category)) report(['category'], `${game.slug} has no category ${product.category}`);
      checkProduct(product, report);
    }
  }
  for (const page of catalog.pages) checkPage(page, issues);
}

function checkGame(game: Game, catalog: Catalog, issues: Issues): void {
  const file = `games/${game.slug}/game.yaml`;
  const categories = placedCategories(game.categories);
  const twice = new Set(doubles(categories.map(({ path }) => path)));
  for (const { path, at } of categories) {
    if (twice.delete(path)) issues.add(file, [...at, 'slug'], `${path} is listed twice`);
  }
  for (const [at, field] of game.fields.entries()) {
    if (!(field in catalog.fields)) issues.add(file, ['fields', at], `fields.yaml has no field ${field}`);
  }
}

function checkPage({ slug, html }: Page, issues: Issues): void {
  for (const [, tag] of html.matchAll(/<\/?([a-z0-9]+)/gi)) {
    if (!PAGE_TAGS.has(tag ?? '')) issues.add(`pages/${slug}.yaml`, ['html'], `<${tag}> is not one of h2, p, ul, li`);
  }
}
