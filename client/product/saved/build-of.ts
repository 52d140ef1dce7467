import type { OptionGroup_OptionFragment } from '#client/generated/graphql.ts';
import { configurationSearch } from '#client/product/address/configuration-address.ts';
import type { Chosen } from '#client/product/configurator/form/form-items.ts';
import { pricedItems } from '#client/product/configurator/price/ask-price.ts';
import { grouped } from '#client/ui/grouped.ts';
import { MAX_BUILD_NAME, type Build } from './builds.ts';

type Option = OptionGroup_OptionFragment;
type Product = { name: string; path: string; minimum: number };

/** The configuration of a product, to be saved; without the run, which is over one day. */
export function buildOf(
  { name, path, minimum }: Product,
  options: readonly Option[],
  { chosen, quantity }: { chosen: Chosen; quantity: number },
): Build {
  return {
    name: wordsOf(options, chosen).join(' · ').slice(0, MAX_BUILD_NAME) || name,
    product: name,
    path,
    search: configurationSearch(options, chosen, { value: String(quantity), minimum }, true),
    quantity,
    options: pricedItems(options, chosen).map(({ sendid, value }) => inKeys(options, sendid, value)),
  };
}

function inKeys(options: readonly Option[], sendid: string, value: string): Build['options'][number] {
  const option = options.find((one) => one.sendid === sendid);
  const key = option?.values.find((one) => one.value === value)?.key;
  return { sendid: option?.key ?? sendid, value: key ?? value };
}

/** The names of the chosen values, as on the product's page; typed texts are left out. */
function wordsOf(options: readonly Option[], chosen: Chosen): string[] {
  return options.flatMap(({ sendid, type, values, steps, amount }) => {
    const answers = [chosen[sendid] ?? []].flat();
    if (type === 'AMOUNT') return answers.map((answer) => amountWords(answer, amount?.unit));
    if (type === 'RANGE') return answers.map((answer) => rangeWords(steps, answer));
    return values.filter(({ value }) => answers.includes(value)).map(({ name }) => name);
  });
}

function amountWords(answer: string, unit = ''): string {
  return `${/^\d+$/.test(answer) ? grouped(Number(answer)) : answer} ${unit}`.trim();
}

function rangeWords(steps: Option['steps'], answer: string): string {
  return answer
    .split('-')
    .map((end) => steps.find(({ key }) => key === end)?.name ?? end)
    .join(' – ');
}
