import { isShowable } from '#catalog/form/field.ts';

/** The quantity of one line, unless the product has a `maximum`. */
const MAXIMUM_WITHOUT_OWN = 9_999;
const MAXIMUM_OF_ALL = 1_000_000_000;
const MAX_LENGTHS: Record<string, number> = { slug: 120, name: 200 };
const MAX_TEXT_LENGTH = 2_000;

type Tell = (path: readonly PropertyKey[], message: string) => void;

/** Notes what a database or a page could not hold: data files are read by people before, imports are not. */
export function checkLimits(product: Record<string, unknown>, tell: Tell): void {
  for (const [field, value] of Object.entries(product))
    checkTexts([field], value, MAX_LENGTHS[field] ?? MAX_TEXT_LENGTH, tell);
  const { minimum, maximum } = product;
  if (Number(maximum) > MAXIMUM_OF_ALL) tell(['maximum'], `must be ${MAXIMUM_OF_ALL} at most`);
  if (maximum === undefined && Number(minimum) > MAXIMUM_WITHOUT_OWN)
    tell(['minimum'], `must be ${MAXIMUM_WITHOUT_OWN} at most, or the product needs a maximum`);
}

function checkTexts(path: PropertyKey[], value: unknown, longest: number, tell: Tell): void {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inside] of Object.entries(value)) {
      checkTexts([...path, Array.isArray(value) ? Number(key) : key], inside, longest, tell);
    }
  }
  if (typeof value !== 'string') return;
  if (value.length > longest) tell(path, `has ${value.length} characters, ${longest} at most`);
  if (!isShowable(value)) tell(path, 'contains a character that is not printable');
}
