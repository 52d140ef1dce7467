import type { Chosen } from '#client/product/configurator/form/form-items.ts';

type Kind = { type: string; required: boolean; values: readonly unknown[] };

/** Rows and sliders stand alone under their name; neighbouring fields share one block. */
export type OptionBlock<Option> = { alone: Option } | { fields: Option[] };

const ALONE = ['RADIO', 'CHECKBOX', 'FACTION', 'RANGE', 'AMOUNT'];
/** So many values are seen at a glance; more are a list. */
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

/** A list of a few values is shown as rows, as a choice is. One that may stay empty is not: rows cannot be emptied again. */
export function isShortList({ type, required, values }: Kind): boolean {
  return type === 'SELECT' && required && values.length <= MAX_ROWS;
}

/** The answer to an option that takes one. */
export function textIn(chosen: Chosen, sendid: string): string {
  return [chosen[sendid] ?? ''].flat()[0] ?? '';
}
