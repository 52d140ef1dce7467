import type { Chosen } from '#client/product/configurator/form/form-items.ts';

type Kind = { type: string };

/** Rows and sliders stand alone under their name; neighbouring fields share one block. */
export type OptionBlock<Option> = { alone: Option } | { fields: Option[] };

const ALONE = ['RADIO', 'CHECKBOX', 'FACTION', 'RANGE', 'AMOUNT'];

export function optionBlocks<Option extends Kind>(options: readonly Option[]): OptionBlock<Option>[] {
  const blocks: OptionBlock<Option>[] = [];
  for (const option of options) {
    const last = blocks.at(-1);
    if (ALONE.includes(option.type)) blocks.push({ alone: option });
    else if (last && 'fields' in last) last.fields.push(option);
    else blocks.push({ fields: [option] });
  }
  return blocks;
}

/** The answer to an option that takes one. */
export function textIn(chosen: Chosen, sendid: string): string {
  return [chosen[sendid] ?? ''].flat()[0] ?? '';
}
