import { checkOption, checkTiers, doubles } from './check-option.ts';
import { checkContents } from './check-contents.ts';
import { DEAREST_LINE_USD, dearestLine } from './dearest-line.ts';
import type { ProductDef } from '#catalog/format.ts';
import type { Path } from '#catalog/issue/place.ts';

type Tell = (path: Path, message: string) => void;

export function checkProduct(product: ProductDef, tell: Tell): void {
  const minimum = product.minimum ?? 1;
  if (product.maximum !== undefined && product.maximum < minimum) tell(['maximum'], 'must not be below the minimum');
  checkSpecial(product, tell);
  checkDiscounts(product, tell);
  checkContents(product, tell);
  const [shortest = 0, longest = 0] = product.etaMinutes ?? [];
  if (shortest < 0 || longest < shortest) tell(['etaMinutes'], 'must be from fewer to more minutes');
  for (const tag of doubles(product.tags)) tell(['tags'], `${tag} stands twice`);
  for (const key of doubles(product.options.map((option) => option.key))) tell(['options'], `${key} stands twice`);
  for (const [at, option] of product.options.entries()) {
    const above = product.options.slice(0, at);
    checkOption(option, product, above, (message) => tell(['options', at], `${option.key}: ${message}`));
  }
  if (dearestLine(product) > DEAREST_LINE_USD) tell(['price'], `a line could cost more than ${DEAREST_LINE_USD} USD`);
}

function checkSpecial({ price, special, specialFrom, specialUntil }: ProductDef, tell: Tell): void {
  if (special !== undefined && Number(special) >= Number(price)) tell(['special'], 'must be below the price');
  if (special === undefined && (specialFrom ?? specialUntil)) tell(['special'], 'is missing, but its time is given');
  if (specialFrom && specialUntil && Date.parse(specialFrom) >= Date.parse(specialUntil))
    tell(['specialUntil'], 'must be after specialFrom');
}

function checkDiscounts({ price, maximum, discounts = [] }: ProductDef, tell: Tell): void {
  checkTiers(discounts, (message) => tell(['discounts'], message));
  for (const [at, discount] of discounts.entries()) {
    if (discount.from > (maximum ?? discount.from)) tell(['discounts', at], `nobody can buy ${discount.from}`);
    if (Number(discount.price) >= Number(price)) tell(['discounts', at], 'must be below the price');
  }
}
