import { productPath } from '#client/site/paths.ts';
import { isInAddress, QUANTITY } from './address-names.ts';
import type { Chosen } from '#client/product/configurator/form/form-items.ts';

/** An option in an address: named by its `key` or its `sendid`; the same applies to its values. */
export type AddressedOption = {
  sendid: string;
  key: string;
  type: string;
  format?: string | null;
  default: string;
  values: readonly { value: string; key: string }[];
  steps: readonly { key: string }[];
};

/** `quantity` is unparsed; undefined if the address has none. */
export type AddressedConfiguration = { chosen: Chosen; quantity: string | undefined };

const MAX_ANSWER_LENGTH = 200;

/**
 * A product's page with a configuration: `/en-us/…/raid?play=piloted&levels=10-80&extras=stream,mount`. `answers` are
 * by option key or `sendid`; a value is named by its key or its id. For lines of the cart and for links with preset
 * options.
 */
export function configuredPath(path: string, answers: readonly [string, string | string[]][], quantity = 1): string {
  const entries = answers.map(([name, value]): [string, string] => [name, [value].flat().join(',')]);
  return productPath(path) + written(quantity > 1 ? [...entries, [QUANTITY, String(quantity)]] : entries);
}

/**
 * The query of the address; `''` or starts with `?`.
 *
 * @param isWhole includes every answer; otherwise the query is empty while all answers are the preselected ones.
 */
export function configurationSearch(
  options: readonly AddressedOption[],
  chosen: Chosen,
  quantity: { value: string; minimum: number },
  isWhole = false,
): string {
  const entries: [string, string][] = [];
  let isChanged = false;
  for (const option of options.filter(isInAddress)) {
    const answer = [chosen[option.sendid] ?? []].flat();
    const preset = presetOf(option);
    isChanged ||= answer.join(',') !== [preset].flat().join(',');
    // An empty answer is included if leaving it out would mean the preselected one.
    if (answer.length > 0 || preset.length > 0) entries.push([option.key, answer.map(keyIn(option)).join(',')]);
  }
  const counts = !options.some(({ key }) => key === QUANTITY) && quantity.value !== String(quantity.minimum);
  if (counts) entries.push([QUANTITY, quantity.value]);
  return isWhole || isChanged || counts ? written(entries) : '';
}

/** The configuration in an address, with defaults for what is missing or invalid. */
export function readConfiguration(options: readonly AddressedOption[], search: string): AddressedConfiguration {
  const query = new URLSearchParams(search);
  const chosen: Chosen = {};
  for (const option of options) {
    const said = query.get(option.key) ?? query.get(option.sendid);
    const answer =
      said === null || !isInAddress(option) ? presetOf(option) : (readAnswer(option, said) ?? presetOf(option));
    if (answer.length > 0) chosen[option.sendid] = answer;
  }
  const quantity = options.some(({ key }) => key === QUANTITY) ? null : query.get(QUANTITY);
  return { chosen, quantity: quantity && /^\d{1,9}$/.test(quantity) ? quantity : undefined };
}

function presetOf(option: AddressedOption): string | string[] {
  return option.type === 'CHECKBOX' ? option.default.split(',').filter(Boolean) : option.default;
}

function keyIn({ values }: AddressedOption) {
  return (answer: string) => values.find(({ value }) => value === answer)?.key ?? answer;
}

/** Undefined if the option has no such answer. */
function readAnswer(option: AddressedOption, said: string): string | string[] | undefined {
  const { type, values, steps } = option;
  if (said.length > MAX_ANSWER_LENGTH) return undefined;
  if (type === 'CHECKBOX') {
    const names = said.split(',');
    return values.filter(({ key, value }) => names.includes(key) || names.includes(value)).map(({ value }) => value);
  }
  if (said === '') return '';
  if (values.length > 0) return values.find(({ key, value }) => key === said || value === said)?.value;
  if (type === 'RANGE') return isRange(steps, said) ? said : undefined;
  return type === 'AMOUNT' && !/^\d{1,10}$/.test(said) ? undefined : said;
}

function isRange(steps: readonly { key: string }[], said: string): boolean {
  const [from = -1, to = -1, ...more] = said.split('-').map((end) => steps.findIndex(({ key }) => key === end));
  return more.length === 0 && from >= 0 && from < to;
}

/** As short as addresses allow: a comma and a colon need no escape in a query. */
function written(entries: readonly [string, string][]): string {
  const escaped = entries.map((entry) =>
    entry.map((part) => encodeURIComponent(part).replace(/%20/g, '+').replace(/%2C/g, ',').replace(/%3A/g, ':')),
  );
  return escaped.length > 0 ? `?${escaped.map((entry) => entry.join('=')).join('&')}` : '';
}
