import type { OptionDef, ProductDef } from '#catalog/format.ts';

type Report = (message: string) => void;

const CHOICES = new Set(['select', 'radio', 'checkbox', 'realm', 'faction']);
const FACTIONS = ['alliance', 'horde'];

/** @param above the options before this one: it may only depend on these. */
export function checkOption(option: OptionDef, product: ProductDef, above: OptionDef[], report: Report): void {
  const keys = option.values.map((value) => value.key);
  const takesValues = CHOICES.has(option.type) || option.type === 'range';
  if (takesValues && keys.length === 0 && option.type !== 'faction') report(`a ${option.type} needs values`);
  if (!takesValues && keys.length > 0) report(`a ${option.type} takes no values`);
  if (option.format && option.type !== 'text') report('only a text has a format');
  for (const key of doubles(keys)) report(`the value ${key} is listed twice`);
  if (!CHOICES.has(option.type) && option.values.some(({ price }) => price.endsWith('%')))
    report(`a ${option.type} has no shares as prices`);
  if (option.type === 'faction' && keys.length > 0 && keys.toSorted().join() !== FACTIONS.join())
    report('a faction has the values alliance and horde');
  if ((option.type === 'amount') !== (option.amount !== undefined))
    report('an amount, and nothing else, has its limits');
  if (option.type === 'range') checkRange(option, report);
  checkAmount(option, report);
  checkRegions(option, above, report);
  for (const { dependsOn } of [option, ...option.values]) checkCondition(dependsOn, above, report);
  const changesTime = option.amount?.eta ?? option.values.find(({ eta }) => eta);
  if (changesTime && !product.etaMinutes) report('changes the time, but the product has no etaMinutes');
  if (CHOICES.has(option.type)) checkDefault(option, keys.length ? keys : FACTIONS, report);
}

/** Quantities must rise and unit prices fall. */
export function checkTiers(tiers: { from: number; price: string }[], report: Report): void {
  for (const [at, tier] of tiers.entries()) {
    const before = tiers[at - 1];
    if (before && tier.from <= before.from) report('the quantities must rise');
    if (before && Number(tier.price) >= Number(before.price)) report('the prices must fall');
  }
}

export function doubles(list: string[]): string[] {
  return [...new Set(list.filter((item, at) => list.indexOf(item) !== at))];
}

function checkDefault(option: OptionDef, keys: string[], report: Report): void {
  if (option.default === undefined) return;
  const chosen = option.type === 'checkbox' ? option.default.split(',') : [option.default];
  for (const key of chosen) if (!keys.includes(key)) report(`the default ${key} is not among the values`);
}

function checkRange({ values, default: preset }: OptionDef, report: Report): void {
  if (values.length < 2) report('a range needs two steps at least');
  if (Number(values[0]?.price ?? 0) !== 0) report('the first step is where everybody starts: it costs nothing');
  for (const { key, price } of values) {
    if (key.includes('-')) report(`the step ${key} must not hold a hyphen`);
    if (price.startsWith('-')) report(`the step ${key} must not cost less than nothing`);
  }
  if (preset === undefined) return;
  const [from = -1, to = -1, ...more] = preset.split('-').map((key) => values.findIndex((step) => step.key === key));
  if (from < 0 || from >= to || more.length > 0) report(`the default ${preset} is not from a step to a later one`);
}

function checkAmount({ amount, default: preset }: OptionDef, report: Report): void {
  if (!amount) return;
  const { minimum, maximum, step, per, tiers } = amount;
  if (minimum % per !== 0 || step % per !== 0)
    report('minimum and step must be whole multiples of what the prices are for');
  if (maximum < minimum || (maximum - minimum) % step !== 0) report('the maximum must be some steps above the minimum');
  if ((tiers[0]?.from ?? 0) > minimum) report('the first price must hold from the minimum on');
  checkTiers(tiers, report);
  if (preset === undefined) return;
  const number = /^\d+$/.test(preset) ? Number(preset) : -1;
  if (number < minimum || number > maximum || (number - minimum) % step !== 0)
    report(`the default ${preset} does not fit`);
}

function checkRegions({ type, values, regionOption }: OptionDef, above: OptionDef[], report: Report): void {
  if (type !== 'realm') {
    if (regionOption ?? values.find(({ region }) => region)) report('only a realm has a region');
    return;
  }
  if (values.some(({ region }) => !region)) report('each realm needs a region');
  if (regionOption === undefined) return;
  const known = above.find(({ key }) => key === regionOption)?.values.map(({ key }) => key);
  if (!known) report(`no option above is called ${regionOption}`);
  for (const { region } of values) {
    if (known && region && !known.includes(region)) report(`${regionOption} has no value ${region}`);
  }
}

function checkCondition(condition: OptionDef['dependsOn'], above: OptionDef[], report: Report): void {
  if (!condition) return;
  const other = above.find(({ key }) => key === condition.option);
  if (!other || !CHOICES.has(other.type)) return report(`depends on ${condition.option}, which is no choice above`);
  const keys = other.type === 'faction' ? FACTIONS : other.values.map(({ key }) => key);
  for (const key of condition.values) if (!keys.includes(key)) report(`${condition.option} has no value ${key}`);
}
