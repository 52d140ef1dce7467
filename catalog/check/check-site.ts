import { categoryPaths } from '#catalog/category-path.ts';
import type { Catalog, CouponDef, SiteDef, VatDef } from '#catalog/format.ts';
import { EU_VAT_PREFIXES } from '#catalog/country-codes.ts';
import type { Issues } from '#catalog/issue/issues.ts';

const FILE = 'site.yaml';

/** Pages that have a component of their own, and no file in `pages`. */
const OWN_PAGES = ['schedule'];

type Report = (path: (string | number)[], message: string) => void;

/** Notes dead links, a campaign that promises more than its coupon gives, and duplicate VAT rates. */
export function checkSite({ site, games, pages, coupons }: Catalog, issues: Issues): void {
  if (!site) return;
  const report: Report = (path, message) => issues.add(FILE, path, message);
  const slugs = new Set([...pages.map(({ slug }) => slug), ...OWN_PAGES]);
  for (const list of ['menu', 'legal'] as const) {
    for (const [at, { page }] of site[list].entries()) {
      if (page !== undefined && !slugs.has(page)) report([list, at, 'page'], `there is no page ${page}`);
    }
  }
  for (const [at, column] of site.footer.entries())
    checkColumn(column, games, (path, message) => report(['footer', at, ...path], message));
  if (site.campaign) checkCampaign(site.campaign, coupons, report);
  if (site.vat) checkRates(site.vat, report);
  if (site.vat?.reverseCharge && !hasEuNumber(site.vat)) {
    report(['vat', 'reverseCharge'], 'needs a VAT number of the EU among those of the seller');
  }
}

function hasEuNumber({ seller }: VatDef): boolean {
  return seller.numbers.some((number) => Object.values(EU_VAT_PREFIXES).some((prefix) => number.startsWith(prefix)));
}

function checkRates({ rates }: VatDef, report: Report): void {
  const seen = new Set<string>();
  for (const [at, { country, from }] of rates.entries()) {
    const day = `${country} ${from ?? ''}`.trim();
    if (seen.has(day)) report(['vat', 'rates', at], `${day} has a rate already`);
    seen.add(day);
  }
}

function checkColumn(
  { game: slug, categories, products }: SiteDef['footer'][number],
  games: Catalog['games'],
  report: Report,
): void {
  const game = games.find((candidate) => candidate.slug === slug);
  if (!game) return report(['game'], `there is no game ${slug}`);
  const paths = new Set(categoryPaths(game.categories));
  for (const [at, path] of categories.entries()) {
    const category = path.replace(/\/\*$/, '');
    if (!paths.has(category)) report(['categories', at], `${slug} has no category ${category}`);
  }
  for (const [at, product] of products.entries()) {
    const isSold = game.products.some((candidate) => candidate.slug === product.slug);
    if (!isSold) report(['products', at, 'slug'], `${slug} has no product ${product.slug}`);
  }
}

function checkCampaign(
  { title, coupon: code, starts, ends }: NonNullable<SiteDef['campaign']>,
  coupons: CouponDef[],
  report: Report,
): void {
  const coupon = coupons.find((candidate) => candidate.code === code);
  if (!coupon) return report(['campaign', 'coupon'], `there is no coupon ${code}`);
  if (coupon.percent !== undefined && !title.includes(`${coupon.percent}%`)) {
    report(['campaign', 'title'], `does not say the ${coupon.percent}% that ${code} gives`);
  }
  if (coupon.products.length > 0 || coupon.categories.length > 0) {
    report(['campaign', 'coupon'], `${code} is not for every order`);
  }
  if (coupon.starts && Date.parse(starts) < Date.parse(coupon.starts)) {
    report(['campaign', 'starts'], `${code} starts later`);
  }
  if (coupon.ends && Date.parse(coupon.ends) < Date.parse(ends)) report(['campaign', 'ends'], `${code} ends earlier`);
}
