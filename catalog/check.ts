import type { Faults } from './faults.ts';
import { checkOption, checkTiers, doubles } from './check-option.ts';
import { DEAREST_LINE_USD, dearestLine } from './dearest-line.ts';
import type { Catalog, CategoryDef, Game, ProductDef } from './format.ts';

const PAGE_TAGS = new Set(['h2', 'p', 'ul', 'li']);

/** Notes every reference inside the catalogue that leads nowhere; `origin` tells a product's file. */
export function checkCatalog(catalog: Catalog, origin: Map<ProductDef, string>, faults: Faults): void {
  const products = catalog.games.flatMap((game) => game.products);
  const slugs = new Set(products.map((product) => product.slug));
  for (const game of catalog.games) checkGame(game, catalog, faults);
  for (const [slug, twins] of Map.groupBy(products, (product) => product.slug)) {
    for (const twin of twins.slice(1)) faults.add(origin.get(twin) ?? '', slug, 'another product has this slug');
  }
  for (const game of catalog.games) {
    const paths = new Set(['', ...categoryPaths(game.categories)]);
    for (const product of game.products) {
      const tell = (place: string, message: string) =>
        faults.add(origin.get(product) ?? '', `${product.slug}.${place}`, message);
      if (!paths.has(product.category)) tell('category', `${game.slug} has no category ${product.category}`);
      for (const slug of product.related ?? []) {
        if (!slugs.has(slug) || slug === product.slug) tell('related', `no other product has the slug ${slug}`);
      }
      checkProduct(product, tell);
    }
  }
  for (const page of catalog.pages) {
    for (const [, tag] of page.html.matchAll(/<\/?([a-z0-9]+)/gi)) {
      if (!PAGE_TAGS.has(tag ?? ''))
        faults.add(`pages/${page.slug}.yaml`, 'html', `<${tag}> is not one of h2, p, ul, li`);
    }
  }
}

/** Every category path inside a game, parents before their children: `raids`, `raids/manaforge-omega`. */
export function categoryPaths(categories: CategoryDef[], parent = ''): string[] {
  return categories.flatMap((category) => {
    const path = parent === '' ? category.slug : `${parent}/${category.slug}`;
    return [path, ...categoryPaths(category.children, path)];
  });
}

function checkGame(game: Game, catalog: Catalog, faults: Faults): void {
  const file = `games/${game.slug}/game.yaml`;
  for (const path of doubles(categoryPaths(game.categories))) faults.add(file, 'categories', `${path} stands twice`);
  for (const field of game.fields) {
    if (!(field in catalog.fields)) faults.add(file, 'fields', `fields.yaml has no field ${field}`);
  }
}

function checkProduct(product: ProductDef, tell: (place: string, message: string) => void): void {
  const minimum = product.minimum ?? 1;
  if (product.maximum !== undefined && product.maximum < minimum) tell('maximum', 'must not be below the minimum');
  if (product.special !== undefined && Number(product.special) >= Number(product.price))
    tell('special', 'must be below the price');
  checkSpecial(product, tell);
  checkTiers(product.discounts ?? [], (message) => tell('discounts', message));
  for (const { from, price } of product.discounts ?? []) {
    if (from > (product.maximum ?? from)) tell('discounts', `nobody can buy ${from}`);
    if (Number(price) >= Number(product.price)) tell('discounts', 'must be below the price');
  }
  const [shortest = 0, longest = 0] = product.etaMinutes ?? [];
  if (shortest < 0 || longest < shortest) tell('etaMinutes', 'must be from fewer to more minutes');
  for (const key of doubles(product.options.map((option) => option.key))) tell('options', `${key} stands twice`);
  for (const [at, option] of product.options.entries()) {
    checkOption(option, product, product.options.slice(0, at), (message) => tell(`options.${option.key}`, message));
  }
  if (dearestLine(product) > DEAREST_LINE_USD) tell('price', `a line could cost more than ${DEAREST_LINE_USD} USD`);
}

function checkSpecial(product: ProductDef, tell: (place: string, message: string) => void): void {
  const { special, specialFrom, specialUntil } = product;
  if (special === undefined && (specialFrom ?? specialUntil)) tell('special', 'is missing, but its time is given');
  if (specialFrom && specialUntil && Date.parse(specialFrom) >= Date.parse(specialUntil))
    tell('specialUntil', 'must be after specialFrom');
}
