import type { WireOption } from '#server/rest/reader/option-reader.ts';
import type { Loaders } from '#server/graphql/engine/loaders.ts';
import type { FieldInput } from '#server/graphql/generated/resolvers.ts';
import { productAt } from './product.ts';
import { isId } from '#server/graphql/value/id.ts';

/** A configuration in the shop's own ids. */
export type Identified = {
  product: number;
  options: readonly FieldInput[];
  /** How the caller named each option, by its id: errors use the same name. */
  names: ReadonlyMap<string, string>;
};

/**
 * Replaces slugs, paths and keys, by which a caller may name a product and its options, with ids.
 * If everything is named by id, the product need not be read.
 *
 * @returns null when there is no such product.
 */
export async function identify(
  { product: name, options }: { product: string; options: readonly FieldInput[] },
  loaders: Loaders,
): Promise<Identified | null> {
  if (isId(name) && options.every(({ sendid }) => isId(sendid))) {
    return { product: Number(name), options, names: new Map() };
  }
  const product = isId(name) ? await loaders.wholeProductById.load(Number(name)) : await productAt(name, loaders);
  if (!product) return null;
  const items = options.map((item) => ({ given: item.sendid, ...identifyItem(item, product.options) }));
  // If the caller named an option by its key, errors use keys for the others too.
  const byKey = items.some(({ sendid, given }) => sendid !== given) ? product.options : [];
  return {
    product: product.product_id,
    options: items.map(({ sendid, value }) => ({ sendid, value })),
    names: new Map([
      ...byKey.map(({ product_option_id, key }): [string, string] => [product_option_id, key]),
      ...items.map(({ sendid, given }): [string, string] => [sendid, given]),
    ]),
  };
}

/** Unknown names are left as they are: the shop rejects them. */
function identifyItem({ sendid, value }: FieldInput, options: readonly WireOption[]): FieldInput {
  const option = options.find((one) => one.product_option_id === sendid || one.key === sendid);
  if (!option) return { sendid, value };
  const known = option.type === 'realm' ? undefined : option.option_value.find((one) => one.key === value);
  return { sendid: option.product_option_id, value: known?.product_option_value_id ?? value };
}
