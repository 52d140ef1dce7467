import type { OptionDef, ProductDef } from '#catalog/format.ts';
import type { Path } from '#catalog/issue/place.ts';
import { amountOf } from './dearest-line.ts';

type Tell = (path: Path, message: string) => void;
type Bundle = NonNullable<ProductDef['bundle']>;

const CLAIM = /(\d+)% (?:less|off)/g;

/** A bundle costs as much less than its parts as it says. @param products every one that is for sale, by slug. */
export function checkBundle(product: ProductDef, products: ReadonlyMap<string, ProductDef>, tell: Tell): void {
  const { bundle, price, get, metaDescription = '' } = product;
  if (!bundle) return;
  const parts = bundle.parts.map((part, at) =>
    priceOf(part, products, (message) => tell(['bundle', 'parts', at], message)),
  );
  const whole = parts.reduce((total, one) => total + one, 0);
  const saved = Math.round((1 - Number(price) / whole) * 100);
  const sum = `${price} for parts of ${whole.toFixed(2)}`;
  if (!parts.includes(Number.NaN) && saved !== bundle.saves) {
    tell(['bundle', 'saves'], `${sum} saves ${saved}%, not ${bundle.saves}%`);
  }
  for (const [claim, figure] of [...get, metaDescription].join('\n').matchAll(CLAIM)) {
    if (Number(figure) !== bundle.saves) tell(['get'], `"${claim}", but the bundle saves ${bundle.saves}%`);
  }
}

/** USD of the part as it is preselected, but for `with`. NaN when it cannot be told. */
function priceOf(
  { product: slug, times, with: answers }: Bundle['parts'][number],
  products: ReadonlyMap<string, ProductDef>,
  tell: (message: string) => void,
): number {
  const part = products.get(slug);
  if (!part) return refused(`no product has the slug ${slug}`);
  const unknown = Object.keys(answers).find((name) => !part.options.some(({ key }) => key === name));
  if (unknown !== undefined) return refused(`${slug} has no option ${unknown}`);
  const base = Number(part.price);
  const added = part.options.map((option) => answerPrice(option, answers[option.key], base));
  if (added.includes(undefined)) return refused(`an answer to the options of ${slug} has no price of its own`);
  return times * added.reduce<number>((total, one) => total + (one ?? 0), base);

  function refused(message: string): number {
    tell(message);
    return Number.NaN;
  }
}

/** Undefined when the answer is none of the option's values: ranges and amounts are not counted. */
function answerPrice({ type, values, default: preselected }: OptionDef, given: string | undefined, base: number) {
  const answer = given ?? (type === 'range' || type === 'amount' ? undefined : preselected);
  if (answer === undefined) return 0;
  if (type === 'range' || type === 'amount') return undefined;
  if (values.length === 0) return 0;
  const chosen = answer.split(',').map((key) => values.find((value) => value.key === key));
  return chosen.reduce<number | undefined>(
    (total, value) => (total === undefined || !value ? undefined : total + amountOf(value.price, base)),
    0,
  );
}
