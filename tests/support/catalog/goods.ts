import type { Shopper } from '#tests/support/buyer/shopper.ts';

type TestOption = { id: number; values: Record<string, number> };

/** Options of a product by a short name: `play`, `loot`, `extras`, `battletag`, `notes`, `day`. */
export async function optionsOf(rest: Shopper, slug: string): Promise<Record<string, TestOption>> {
  const short: Record<string, string> = { 'Who plays': 'play', 'Add-ons': 'extras' };
  const { data } = await rest.get(`/products/slug/${slug}`);
  return Object.fromEntries(
    (data['options'] ?? []).map((option) => {
      const name = String(option['name']);
      const values = (option['option_value'] ?? []).map((value): [string, number] => [
        String(value['name']),
        Number(value['product_option_value_id']),
      ]);
      return [
        short[name] ?? name.toLowerCase(),
        { id: Number(option['product_option_id']), values: Object.fromEntries(values) },
      ];
    }),
  );
}

export async function productId(rest: Shopper, slug: string): Promise<number> {
  return Number((await rest.get(`/products/slug/${slug}`)).data['product_id']);
}

/** A complete choice for the product `heroic-raid`: piloted, group loot, 38.50 USD without extras. */
export async function raidChoice(
  rest: Shopper,
  {
    extras = [],
    battletag = 'Rowan#2134',
    play = 'Piloted',
  }: { extras?: string[]; battletag?: string; play?: string } = {},
): Promise<Record<string, string | string[]>> {
  const options = await optionsOf(rest, 'heroic-raid');
  const value = (option: string, name: string) => String(options[option]?.values[name]);
  return {
    [String(options['play']?.id)]: value('play', play),
    [String(options['loot']?.id)]: value('loot', 'Group loot'),
    [String(options['battletag']?.id)]: battletag,
    ...(extras.length > 0 && { [String(options['extras']?.id)]: extras.map((name) => value('extras', name)) }),
  };
}
