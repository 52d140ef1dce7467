import type { OptionDef, ProductDef } from '#catalog/format.ts';

type Tell = (message: string) => void;

const CHOICES = new Set(['select', 'radio', 'checkbox', 'realm', 'faction']);
const FACTIONS = ['alliance', 'horde'];

/** @param above the options of the form that stand before this one: only they may be depended on. */
export function checkOption(option: OptionDef, product: ProductDef, above: OptionDef[], tell: Tell): void {
  const keys = option.values.map((value) => value.key);
  const takesValues = CHOICES.has(option.type) || option.type === 'range';
  if (takesValues && keys.length === 0 && option.type !== 'faction') tell(`a ${option.type} needs values`);
  if (!takesValues && keys.length > 0) tell(`a ${option.type} takes no values`);
  if (option.format && option.type !== 'text') tell('only a text has a format');
  for (const key of doubles(keys)) tell(`the value ${key} stands twice`);
  if (!CHOICES.has(option.type) && option.values.some(({ price }) => price.endsWith('%')))
    tell(`a ${option.type} has no shares as prices`);
  if (option.type === 'faction' && keys.length > 0 && keys.toSorted().join() !== FACTIONS.join())
    tell('a faction has the values alliance and horde');
  if ((option.type === 'amount') !== (option.amount !== undefined)) tell('an amount, and nothing else, has its limits');
  if (option.type === 'range') checkRange(option, tell);
  checkAmount(option, tell);
  checkRegions(option, above, tell);
  for (const { dependsOn } of [option, ...option.values]) checkCondition(dependsOn, above, tell);
  const changesTime = option.amount?.eta ?? option.values.find(({ eta }) => eta);
  if (changesTime && !product.etaMinutes) tell('changes the time, but the product has no etaMinutes');
  if (CHOICES.has(option.type)) checkDefault(option, keys.length ? keys : FACTIONS, tell);
}

/** Quantities must rise and prices fall: more must never be the dearer piece. */
export function checkTiers(tiers: { from: number; price: string }[], tell: Tell): void {
  for (const [at, tier] of tiers.entries()) {
    const before = tiers[at - 1];
    if (before && tier.from <= before.from) tell('the quantities must rise');
    if (before && Number(tier.price) >= Number(before.price)) tell('the prices must fall');
  }
}

export function doubles(list: string[]): string[] {
  return [...new Set(list.filter((item, at) => list.indexOf(item) !== at))];
}

function checkDefault(option: OptionDef, keys: string[], tell: Tell): void {
  if (option.default === undefined) return;
  const chosen = option.type === 'checkbox' ? option.default.split(',') : [option.default];
  for (const key of chosen) if (!keys.includes(key)) tell(`the default ${key} is not among the values`);
}

function checkRange({ values, default: preset }: OptionDef, tell: Tell): void {
  if (values.length < 2) tell('a range needs two steps at least');
  if (Number(values[0]?.price ?? 0) !== 0) tell('the first step is where everybody starts: it costs nothing');
  for (const { key, price } of values) {
    if (key.includes('-')) tell(`the step ${key} must not hold a hyphen`);
    if (price.startsWith('-')) tell(`the step ${key} must not cost less than nothing`);
  }
  if (preset === undefined) return;
  const [from = -1, to = -1, ...more] = preset.split('-').map((key) => values.findIndex((step) => step.key === key));
  if (from < 0 || from >= to || more.length > 0) tell(`the default ${preset} is not from a step to a later one`);
}

function checkAmount({ amount, default: preset }: OptionDef, tell: Tell): void {
  if (!amount) return;
  const { minimum, maximum, step, per, tiers } = amount;
  if (minimum % per !== 0 || step % per !== 0)
    tell('minimum and step must be whole multiples of what the prices are for');
  if (maximum < minimum || (maximum - minimum) % step !== 0) tell('the maximum must be some steps above the minimum');
  if ((tiers[0]?.from ?? 0) > minimum) tell('the first price must hold from the minimum on');
  checkTiers(tiers, tell);
  if (preset === undefined) return;
  const number = /^\d+$/.test(preset) ? Number(preset) : -1;
  if (number < minimum || number > maximum || (number - minimum) % step !== 0)
    tell(`the default ${preset} does not fit`);
}

function checkRegions({ type, values, regionOption }: OptionDef, above: OptionDef[], tell: Tell): void {
  if (type !== 'realm') {
    if (regionOption ?? values.find(({ region }) => region)) tell('only a realm has a region');
    return;
  }
  if (values.some(({ region }) => !region)) tell('each realm needs a region');
  if (regionOption === undefined) return;
  const known = above.find(({ key }) => key === regionOption)?.values.map(({ key }) => key);
  if (!known) tell(`no option above is called ${regionOption}`);
  for (const { region } of values) {
    if (known && region && !known.includes(region)) tell(`${regionOption} has no value ${region}`);
  }
}

function checkCondition(condition: OptionDef['dependsOn'], above: OptionDef[], tell: Tell): void {
  if (!condition) return;
  const other = above.find(({ key }) => key === condition.option);
  if (!other || !CHOICES.has(other.type)) return tell(`depends on ${condition.option}, which is no choice above`);
  const keys = other.type === 'faction' ? FACTIONS : other.values.map(({ key }) => key);
  for (const key of condition.values) if (!keys.includes(key)) tell(`${condition.option} has no value ${key}`);
}
