import { categoryPaths } from './check.ts';
import type { Faults } from './faults.ts';
import type { Catalog } from './format.ts';

/** Notes every coupon and run that names what the catalogue does not have. */
export function checkPromotions({ games, coupons, events }: Catalog, faults: Faults): void {
  const products = new Set(games.flatMap((game) => game.products.map((product) => product.slug)));
  const paths = new Set(
    games.flatMap(({ slug, categories }) => [slug, ...categoryPaths(categories).map((path) => `${slug}/${path}`)]),
  );
  for (const { code, starts, ends, ...scope } of coupons) {
    for (const slug of scope.products) {
      if (!products.has(slug)) faults.add('coupons.yaml', code, `no product has the slug ${slug}`);
    }
    for (const path of scope.categories) {
      if (!paths.has(path)) faults.add('coupons.yaml', code, `there is no category ${path}`);
    }
    if (starts && ends && Date.parse(ends) <= Date.parse(starts))
      faults.add('coupons.yaml', code, 'ends before it starts');
  }
  for (const { key, product } of events) {
    if (!products.has(product)) faults.add('runs.yaml', key, `no product has the slug ${product}`);
  }
  for (const key of doubles(coupons.map(({ code }) => code))) faults.add('coupons.yaml', key, 'stands twice');
  for (const key of doubles(events.map((run) => run.key))) faults.add('runs.yaml', key, 'stands twice');
}

function doubles(list: string[]): string[] {
  return [...new Set(list.filter((item, at) => list.indexOf(item) !== at))];
}
