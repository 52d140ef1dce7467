import type { OrderedOption } from '#shop/order/table.ts';
import { namesOption } from '#shop/product/option/names-option.ts';

/** Chosen when nothing is wanted. Says nothing to anyone who reads what they have bought. */
const NOTHING = /^(?:none|no)$/i;
/** Two letters in a row at the start are taken for a word that is understood by itself. */
const OWN_WORDS = /^[\p{L}']{2}/u;
const NEEDS_NAME = /^(?:none|any|yes|up to|from|all)\b/i;
/** Typed by the buyer: only the name of the option says what it is. */
const TYPED = new Set(['text', 'textarea', 'date', 'time', 'datetime']);

/**
 * What was chosen, in words that are understood without the form they come from: `Europe`,
 * `Keystone level: 12`, `Express start`. Choices of nothing are left out, and an amount that the
 * line is called by.
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
