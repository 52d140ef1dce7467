import { categoryPaths } from '#catalog/category-path.ts';
import type { Issues } from '#catalog/issue/issues.ts';
import type { Catalog, CouponDef } from '#catalog/format.ts';
import type { Places } from '#catalog/issue/place.ts';

/** Notes every coupon and run that refers to something the catalogue does not have. */
export function checkPromotions({ games, coupons, events }: Catalog, places: Places, issues: Issues): void {
  const products = new Set(games.flatMap((game) => game.products.map((product) => product.slug)));
  const paths = new Set(
    games.flatMap(({ slug, categories }) => [slug, ...categoryPaths(categories).map((path) => `${slug}/${path}`)]),
  );
  const codes = new Set<string>();
  for (const [at, coupon] of coupons.entries()) {
    const report = (field: string, message: string) => issues.add('coupons.yaml', [at, field], message);
    checkCoupon(coupon, products, paths, report);
    if (codes.has(coupon.code)) report('code', `${coupon.code} is listed twice`);
    codes.add(coupon.code);
  }
  const keys = new Set<string>();
  for (const run of events) {
    const { file, path } = places.get(run) ?? { file: 'runs.yaml', path: [run.key] };
    if (!products.has(run.product)) issues.add(file, [...path, 'product'], `no product has the slug ${run.product}`);
    if (keys.has(run.key)) issues.add(file, [...path, 'key'], `${run.key} is listed twice`);
    keys.add(run.key);
  }
}

function checkCoupon(
  { starts, ends, ...scope }: CouponDef,
  products: Set<string>,
  paths: Set<string>,
  report: (field: string, message: string) => void,
): void {
  for (const slug of scope.products) if (!products.has(slug)) report('products', `no product has the slug ${slug}`);
  for (const path of scope.categories) if (!paths.has(path)) report('categories', `there is no category ${path}`);
  if (starts && ends && Date.parse(ends) <= Date.parse(starts)) report('ends', 'ends before it starts');
}
