import type { TellOption } from './tell-option.ts';
import type { OptionDef, OptionEntry, OptionValueDef } from '#catalog/form/option-form.ts';

type Used = Extract<OptionEntry, { use: string }>;

/** The values that `only` names, in their own order. A range begins again: its first step costs nothing. */
export function narrowed(values: OptionValueDef[], type: OptionDef['type'], { only }: Used, tell: TellOption) {
  if (!only) return values;
  tellUnknown(values, only, 'only', tell);
  const left = values.filter(({ key }) => only.includes(key));
  if (type !== 'range') return left;
  const from = values.findIndex(({ key }) => key === left[0]?.key);
  if (left.some((value, at) => value !== values[from + at])) tell(['only'], 'must not leave out steps between others');
  return left.map(({ eta, ...value }, at) => (at === 0 ? { ...value, price: '0' } : { ...value, ...(eta && { eta }) }));
}

export function priced(values: OptionValueDef[], { prices }: Used, tell: TellOption): OptionValueDef[] {
  if (!prices) return values;
  tellUnknown(values, Object.keys(prices), 'prices', tell);
  return values.map((value) => ({ ...value, price: prices[value.key] ?? value.price }));
}

function tellUnknown(values: OptionValueDef[], named: string[], field: 'only' | 'prices', tell: TellOption): void {
  for (const key of named) {
    if (!values.some((value) => value.key === key)) tell([field], `the option has no value ${key}`);
  }
}
