import type { Chosen } from '#client/product/configurator/form/form-items.ts';

type Kind = { type: string; required: boolean; values: readonly unknown[] };

/** Rows and sliders each have a block; neighbouring fields share one. */
export type OptionBlock<Option> = { alone: Option } | { fields: Option[] };

const ALONE = ['RADIO', 'CHECKBOX', 'FACTION', 'RANGE', 'AMOUNT'];
/** Up to this many values are shown as rows; more are a select. */
const MAX_ROWS = 4;

export function optionBlocks<Option extends Kind>(options: readonly Option[]): OptionBlock<Option>[] {
  const blocks: OptionBlock<Option>[] = [];
  for (const option of options) {
    const last = blocks.at(-1);
    if (ALONE.includes(option.type) || isShortList(option)) blocks.push({ alone: option });
    else if (last && 'fields' in last) last.fields.push(option);
    else blocks.push({ fields: [option] });
  }
  return blocks;
}

/** A select with few values is shown as rows, like a choice. Not if it may stay empty: rows cannot be cleared. */
export function isShortList({ type, required, values }: Kind): boolean {
  return type === 'SELECT' && required && values.length <= MAX_ROWS;
}

/** The answer to an option with a single value. */
export function textIn(chosen: Chosen, sendid: string): string {
  return [chosen[sendid] ?? ''].flat()[0] ?? '';
}
