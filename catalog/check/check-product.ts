import { checkOption, checkTiers, doubles } from './check-option.ts';
import { checkContents } from './check-contents.ts';
import { DEAREST_LINE_USD, dearestLine } from './dearest-line.ts';
import type { ProductDef } from '#catalog/format.ts';
import type { Path } from '#catalog/issue/place.ts';

type Report = (path: Path, message: string) => void;

export function checkProduct(product: ProductDef, report: Report): void {
  const minimum = product.minimum ?? 1;
  if (product.maximum !== undefined && product.maximum < minimum) report(['maximum'], 'must not be below the minimum');
  checkSpecial(product, report);
  checkDiscounts(product, report);
  checkContents(product, report);
  const [shortest = 0, longest = 0] = product.etaMinutes ?? [];
  if (shortest < 0 || longest < shortest) report(['etaMinutes'], 'must be from fewer to more minutes');
  for (const tag of doubles(product.tags)) report(['tags'], `${tag} is listed twice`);
  for (const key of doubles(product.options.map((option) => option.key))) report(['options'], `${key} is listed twice`);
  for (const [at, option] of product.options.entries()) {
    const above = product.options.slice(0, at);
    checkOption(option, product, above, (message) => report(['options', at], `${option.key}: ${message}`));
  }
  if (dearestLine(product) > DEAREST_LINE_USD) report(['price'], `a line could cost more than ${DEAREST_LINE_USD} USD`);
}

function checkSpecial({ price, special, specialFrom, specialUntil }: ProductDef, report: Report): void {
  if (special !== undefined && Number(special) >= Number(price)) report(['special'], 'must be below the price');
  if (special === undefined && (specialFrom ?? specialUntil)) report(['special'], 'is missing, but its time is given');
  if (specialFrom && specialUntil && Date.parse(specialFrom) >= Date.parse(specialUntil))
    report(['specialUntil'], 'must be after specialFrom');
}

function checkDiscounts({ price, maximum, discounts = [] }: ProductDef, report: Report): void {
  checkTiers(discounts, (message) => report(['discounts'], message));
  for (const [at, discount] of discounts.entries()) {
    if (discount.from > (maximum ?? discount.from)) report(['discounts', at], `nobody can buy ${discount.from}`);
    if (Number(discount.price) >= Number(price)) report(['discounts', at], 'must be below the price');
  }
}
