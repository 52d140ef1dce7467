import type { OptionDef, ProductDef } from '#catalog/format.ts';
import type { Path } from '#catalog/issue/place.ts';
import { leastPiece } from './least-piece.ts';

type Report = (path: Path, message: string) => void;

const MICROS = 1_000_000;
const CENT = 10_000;
/** Below this, prices may end in any multiple of ten cents. */
const FINE_BELOW_USD = 10;
const SHOP_ENDINGS = new Set([0, 50, 90]);

/** Notes unusual prices, such as 5.03, and combinations that leave no price. */
export function checkPrices(product: ProductDef, report: Report): void {
  const { price, special, discounts = [], options } = product;
  if (leastPiece(product) <= 0) report(['price'], 'the cheapest choice leaves nothing to pay');
  if (isOdd(price)) report(['price'], oddness(price));
  if (special !== undefined && isOdd(special)) report(['special'], oddness(special));
  for (const [at, tier] of discounts.entries()) {
    if (isOdd(tier.price)) report(['discounts', at, 'price'], oddness(tier.price));
  }
  for (const [at, option] of options.entries()) {
    const odd = pricesOf(option).filter(isOdd);
    if (odd[0] !== undefined) report(['options', at], `${option.key}: ${[...new Set(odd)].map(oddness).join(', ')}`);
  }
}

function pricesOf({ values, amount }: OptionDef): string[] {
  const ofValues = values.map(({ price }) => price).filter((price) => !price.endsWith('%'));
  return [...ofValues, ...(amount?.tiers.map(({ price }) => price) ?? [])];
}

/** Units of a game currency cost fractions of a cent and are not checked. */
function isOdd(price: string): boolean {
  const micros = Math.abs(Math.round(Number(price) * MICROS));
  if (micros % CENT !== 0) return false;
  if (micros >= FINE_BELOW_USD * MICROS) return !SHOP_ENDINGS.has((micros % MICROS) / CENT);
  return micros % (micros < MICROS ? 5 * CENT : 10 * CENT) !== 0;
}

function oddness(price: string): string {
  const amount = Math.abs(Number(price));
  if (amount >= FINE_BELOW_USD) return `${price} does not end in .00, .50 or .90`;
  return `${price} is not in steps of ${amount < 1 ? '0.05' : '0.10'}`;
}
