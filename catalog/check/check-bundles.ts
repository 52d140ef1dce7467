import type { OptionDef, ProductDef } from '#catalog/format.ts';
import type { Path } from '#catalog/issue/place.ts';
import { amountOf } from './dearest-line.ts';

type Report = (path: Path, message: string) => void;
type Bundle = NonNullable<ProductDef['bundle']>;
type Amount = NonNullable<OptionDef['amount']>;

const CLAIM = /(\d+)% (?:less|off)/g;

/** Notes bundles that save more or less than they claim. @param products those for sale, by slug. */
export function checkBundle(product: ProductDef, products: ReadonlyMap<string, ProductDef>, report: Report): void {
  const { bundle, price, get, metaDescription = '' } = product;
  if (!bundle) return;
  const parts = bundle.parts.map((part, at) =>
    priceOf(part, products, (message) => report(['bundle', 'parts', at], message)),
  );
  const whole = parts.reduce((total, one) => total + one, 0);
  const saved = Math.round((1 - Number(price) / whole) * 100);
  const sum = `${price} for parts of ${whole.toFixed(2)}`;
  if (!parts.includes(Number.NaN) && saved !== bundle.saves) {
    report(['bundle', 'saves'], `${sum} saves ${saved}%, not ${bundle.saves}%`);
  }
  for (const [claim, figure] of [...get, metaDescription].join('\n').matchAll(CLAIM)) {
    if (Number(figure) !== bundle.saves) report(['get'], `"${claim}", but the bundle saves ${bundle.saves}%`);
  }
}

/** The price of a part alone in USD, with its defaults overridden by `with`. NaN when it cannot be priced. */
function priceOf(
  { product: slug, times, with: answers }: Bundle['parts'][number],
  products: ReadonlyMap<string, ProductDef>,
  report: (message: string) => void,
): number {
  const part = products.get(slug);
  if (!part) return refused(`no product has the slug ${slug}`);
  const unknown = Object.keys(answers).find((name) => !part.options.some(({ key }) => key === name));
  if (unknown !== undefined) return refused(`${slug} has no option ${unknown}`);
  const base = alonePrice(part, times);
  const added = part.options.map((option) => answerPrice(option, answers[option.key], base));
  if (added.includes(undefined)) return refused(`an answer to the options of ${slug} has no price of its own`);
  return times * added.reduce<number>((total, one) => total + (one ?? 0), base);

  function refused(message: string): number {
    report(message);
    return Number.NaN;
  }
}

/**
 * The price of one piece if this many are bought: a larger number may cost less anyway, and a special offer without an
 * end counts as the price.
 */
function alonePrice({ price, special, specialUntil, discounts }: ProductDef, times: number): number {
  const tier = discounts?.findLast(({ from }) => from <= times)?.price ?? price;
  const offer = specialUntil === undefined ? special : undefined;
  return Math.min(Number(tier), Number(offer ?? price));
}

/** Undefined when the option does not have the answer. */
function answerPrice(option: OptionDef, given: string | undefined, base: number): number | undefined {
  const { type, values, amount, default: preselected } = option;
  const answer = given ?? preselected;
  if (answer === undefined) return 0;
  if (type === 'range') return rangePrice(values, answer, base);
  if (amount) return amountPrice(amount, Number(answer));
  if (values.length === 0) return 0;
  const chosen = answer.split(',').map((key) => values.find((value) => value.key === key));
  return chosen.reduce<number | undefined>(
    (total, value) => (total === undefined || !value ? undefined : total + amountOf(value.price, base)),
    0,
  );
}

/** The price of the steps between the two of `from-to`. */
function rangePrice(steps: OptionDef['values'], answer: string, base: number): number | undefined {
  const from = steps.findIndex(({ key }) => answer.startsWith(`${key}-`));
  const to = steps.findIndex(({ key }, at) => at > from && answer === `${steps[from]?.key}-${key}`);
  if (from < 0 || to < 0) return undefined;
  return steps.slice(from + 1, to + 1).reduce((total, { price }) => total + amountOf(price, base), 0);
}

function amountPrice({ minimum, maximum, step, tiers, per }: Amount, asked: number): number | undefined {
  const isTaken = asked >= minimum && asked <= maximum && (asked - minimum) % step === 0;
  const tier = tiers.findLast(({ from }) => from <= asked);
  return isTaken && tier ? (asked / per) * Number(tier.price) : undefined;
}
