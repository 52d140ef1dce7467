type Kind = { type: string };

/** Rows to choose from stand alone under their name; neighbouring fields share one block. */
export type OptionBlock<Option> = { rows: Option } | { fields: Option[] };

export function optionBlocks<Option extends Kind>(options: readonly Option[]): OptionBlock<Option>[] {
  const blocks: OptionBlock<Option>[] = [];
  for (const option of options) {
    const last = blocks.at(-1);
    if (option.type === 'RADIO' || option.type === 'CHECKBOX') blocks.push({ rows: option });
    else if (last && 'fields' in last) last.fields.push(option);
    else blocks.push({ fields: [option] });
  }
  return blocks;
}

/** What choosing a value does to the price, in words. */
export function surcharge(price: { amount: string; formatted: string }): string {
  if (Number(price.amount) === 0) return 'Included';
  return signed(price);
}

/** `+ $6.00` or `− $3.00`, and nothing before zero. */
export function signed({ amount, formatted }: { amount: string; formatted: string }): string {
  if (Number(amount) === 0) return formatted;
  return amount.startsWith('-') ? `− ${formatted.replace(/[-−]/, '')}` : `+ ${formatted}`;
}
