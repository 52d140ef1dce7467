import type { OrderedOption } from '#shop/order/table.ts';
import { namesOption } from '#shop/product/option/names-option.ts';

/** Chosen to decline an option. Tells the reader nothing about the purchase. */
const NOTHING = /^(?:none|no)$/i;
/** Two letters in a row at the start: probably a word that can be understood without context. */
const OWN_WORDS = /^[\p{L}']{2}/u;
const NEEDS_NAME = /^(?:none|any|yes|up to|from|all)\b/i;
/** Typed by the buyer: only the option's name says what it is. */
const TYPED = new Set(['text', 'textarea', 'date', 'time', 'datetime']);

/**
 * The choices of a line in words that can be understood without the form: `Europe`,
 * `Keystone level: 12`, `Express start`. Declined options are left out, and an amount that the
 * line's name contains already.
 */
export function choiceWords(
  options: readonly Pick<OrderedOption, 'type' | 'name' | 'value'>[],
  lineName = '',
): string[] {
  return options.flatMap(({ type, name, value }) => {
    const text = value.trim();
    if (text === '' || NOTHING.test(text) || (type === 'amount' && lineName.includes(text))) return [];
    if (/^yes$/i.test(text)) return [name];
    const isClear =
      type === 'range' ? namesOption(text, name) : !TYPED.has(type) && OWN_WORDS.test(text) && !NEEDS_NAME.test(text);
    return [isClear ? text : `${name}: ${text}`];
  });
}
