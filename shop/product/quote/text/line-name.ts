import type { Choice } from '#shop/product/option/choice.ts';

const MILLION = 'million ';

/**
 * What a line of the cart, of an order and of every mail is called: `WoW gold, 500,000` where an amount is
 * what is bought, else the product's own name.
 */
export function lineName(name: string, choices: readonly Choice[]): string {
  const bought = choices.find(({ option }) => option.amount?.unit);
  if (!bought) return name;
  const millions = bought.option.amount?.unit.startsWith(MILLION) ? ' million' : '';
  return `${name}, ${bought.shown}${millions}`;
}
