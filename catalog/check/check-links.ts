import { checkBundle } from './check-bundles.ts';
import { checkPromotions } from './check-promotions.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkSite } from './check-site.ts';
import type { Issues } from '#catalog/issue/issues.ts';
import type { Catalog } from '#catalog/format.ts';
import type { Places } from '#catalog/issue/place.ts';
import { reporterOf } from './reporter.ts';

/** Checks references between products, and from coupons, runs and the site; needs the whole catalogue. */
export function checkLinks(catalog: Catalog, places: Places, issues: Issues): void {
  const products = catalog.games.flatMap((game) => game.products);
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const slugs = new Set(bySlug.keys());
  for (const twins of Map.groupBy(products, (product) => product.slug).values()) {
    for (const twin of twins.slice(1)) {
      reporterOf(twin, places, issues)(['slug'], `another product has this slug: ${twin.slug}`);
    }
  }
  for (const product of products) {
    const report = reporterOf(product, places, issues);
    for (const [at, slug] of (product.related ?? []).entries()) {
      if (!slugs.has(slug) || slug === product.slug) report(['related', at], `no other product has the slug ${slug}`);
    }
    checkBundle(product, bySlug, report);
  }
  checkPromotions(catalog, places, issues);
  checkRedirects(catalog, issues);
  checkSite(catalog, issues);
}
