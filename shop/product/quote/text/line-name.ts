import type { Choice } from '#shop/product/option/choice.ts';

const MILLION = 'million ';

/**
 * The name of a line in the cart, in orders and in mails: `WoW gold, 500,000` if it is an amount, otherwise the
 * product's own name.
 */
export function lineName(name: string, choices: readonly Choice[]): string {
  const bought = choices.find(({ option }) => option.amount?.unit);
  if (!bought) return name;
  const millions = bought.option.amount?.unit.startsWith(MILLION) ? ' million' : '';
  return `${name}, ${bought.shown}${millions}`;
}
