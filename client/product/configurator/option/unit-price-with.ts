import type { OptionGroup_OptionFragment } from '#client/generated/graphql.ts';
import { tierOf, unitPrice } from './amount-tiers.ts';

/** `$3.48 per 10`: what a unit costs of the amount that is only asked with this value, as one of several; of as many as are preselected. */
export function unitPriceWith(value: string, options: readonly OptionGroup_OptionFragment[]): string | undefined {
  const amounts = options.filter(({ amount, dependsOn }) => amount && dependsOn);
  const asked = amounts.find(({ dependsOn }) => dependsOn?.values.includes(value));
  const tiers = asked?.amount?.tiers ?? [];
  const tier = tierOf(tiers, Number(asked?.default)) ?? tiers[0];
  return tier && amounts.length > 1 ? unitPrice(tier) : undefined;
}
