export type PricedOption = { type: string; required: boolean; values: { price_micros: number }[] };

/**
 * What the options add, per unit, to the cheapest complete configuration: one entry for each
 * value it takes. A value that lowers the price is taken although nobody must.
 */
export function cheapestOptionMicros(options: PricedOption[]): number[] {
  return options.flatMap((option) => {
    const prices = option.values.map((value) => value.price_micros).sort((a, b) => a - b);
    const cheapest = prices[0];
    if (cheapest === undefined) return [];
    if (option.type !== 'checkbox') return option.required || cheapest < 0 ? [cheapest] : [];
    const lowering = prices.filter((price) => price < 0);
    return lowering.length === 0 && option.required ? [cheapest] : lowering;
  });
}
