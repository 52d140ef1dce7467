import type { Faults } from './faults.ts';
import type { Catalog, CategoryDef, Game, OptionDef, ProductDef } from './format.ts';

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
  for (const key of doubles(product.options.map((option) => option.key))) tell('options', `${key} stands twice`);
  for (const option of product.options) {
    checkOption(option, (message) => tell(`options.${option.key}`, message));
  }
}

function checkOption(option: OptionDef, tell: (message: string) => void): void {
  const choice = option.type === 'select' || option.type === 'radio' || option.type === 'checkbox';
  const keys = option.values.map((value) => value.key);
  if (choice && keys.length === 0) tell(`a ${option.type} needs values`);
  if (!choice && keys.length > 0) tell(`a ${option.type} takes no values`);
  if (option.format && option.type !== 'text') tell('only a text has a format');
  for (const key of doubles(keys)) tell(`the value ${key} stands twice`);
  if (!choice || option.default === undefined) return;
  const chosen = option.type === 'checkbox' ? option.default.split(',') : [option.default];
  for (const key of chosen) if (!keys.includes(key)) tell(`the default ${key} is not among the values`);
}

function doubles(list: string[]): string[] {
  return [...new Set(list.filter((item, at) => list.indexOf(item) !== at))];
}
