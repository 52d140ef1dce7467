import type { OptionGroup_OptionFragment } from '#client/generated/graphql.ts';
import { tierOf, unitPrice } from './amount-tiers.ts';

/**
 * `$3.48 per 10`: the unit price of the amount option that only applies to this value, if several values have one; for
 * the preselected amount.
 */
export function unitPriceWith(value: string, options: readonly OptionGroup_OptionFragment[]): string | undefined {
  const amounts = options.filter(({ amount, dependsOn }) => amount && dependsOn);
  const asked = amounts.find(({ dependsOn }) => dependsOn?.values.includes(value));
  const tiers = asked?.amount?.tiers ?? [];
  const tier = tierOf(tiers, Number(asked?.default)) ?? tiers[0];
  return tier && amounts.length > 1 ? unitPrice(tier) : undefined;
}
