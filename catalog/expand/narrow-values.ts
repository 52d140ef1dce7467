import type { ReportOption } from './report-option.ts';
import type { OptionDef, OptionEntry, OptionValueDef } from '#catalog/form/option-form.ts';

type Used = Extract<OptionEntry, { use: string }>;

/** The values named by `only`, in their original order. The new first step of a range costs nothing. */
export function narrowed(values: OptionValueDef[], type: OptionDef['type'], { only }: Used, report: ReportOption) {
  if (!only) return values;
  tellUnknown(values, only, 'only', report);
  const left = values.filter(({ key }) => only.includes(key));
  if (type !== 'range') return left;
  const from = values.findIndex(({ key }) => key === left[0]?.key);
  if (left.some((value, at) => value !== values[from + at]))
    report(['only'], 'must not leave out steps between others');
  return left.map(({ eta, ...value }, at) => (at === 0 ? { ...value, price: '0' } : { ...value, ...(eta && { eta }) }));
}

export function priced(values: OptionValueDef[], { prices }: Used, report: ReportOption): OptionValueDef[] {
  if (!prices) return values;
  tellUnknown(values, Object.keys(prices), 'prices', report);
  return values.map((value) => ({ ...value, price: prices[value.key] ?? value.price }));
}

function tellUnknown(values: OptionValueDef[], named: string[], field: 'only' | 'prices', report: ReportOption): void {
  for (const key of named) {
    if (!values.some((value) => value.key === key)) report([field], `the option has no value ${key}`);
  }
}
