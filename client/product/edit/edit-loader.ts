import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { type Load, loadContext } from '#client/data/load.ts';
import { cartPath, editLinePath } from '#client/site/paths.ts';
import type { Chosen } from '#client/product/configurator/form/form-items.ts';
import { optionsOf, prepareOptions } from '#client/product/page/product-loader.ts';
import { EditLineDocument, ProductPageDocument, type EditLineQuery } from '#client/generated/graphql.ts';

/** A line of the cart with its product. If either is gone, it redirects to the cart, which says so. */
export async function editLoader({ params, context }: LoaderFunctionArgs) {
  const load = context.get(loadContext);
  const line = await findLine(load, params['line']);
  const { product } = await load(ProductPageDocument, { path: line?.product.path ?? '' });
  if (!line || !product) throw redirect(cartPath());
  const realms = await prepareOptions(load, product);
  const chosen = chosenOf(line, optionsOf(product));
  const { priceOf } = await import('#client/product/address/first-price.ts');
  const first = await priceOf(load, product, chosen, line.quantity);
  return { line, product, first, ...(realms && { realms }) };
}

export type EditData = Awaited<ReturnType<typeof editLoader>>;

export function meta({ line, product }: Pick<EditData, 'line' | 'product'>) {
  return {
    title: `Change ${product.name}`,
    description: 'Choose its options anew and go back to the cart.',
    canonical: editLinePath(line.id),
    robots: 'noindex',
  };
}

export async function findLine(load: Load, id: string | undefined) {
  const { cart } = await load(EditLineDocument, {});
  return cart.lines.find((line) => line.id === id);
}

/** As the configurator stores them: several answers to one option are a list, as are all of a checkbox. */
export function chosenOf(
  { answers }: EditLineQuery['cart']['lines'][number],
  options: readonly { sendid: string; type: string }[],
): Chosen {
  const chosen: Chosen = {};
  for (const { sendid, type } of options) {
    const values = answers.filter((answer) => answer.sendid === sendid).map(({ value }) => value);
    const [first] = values;
    if (first !== undefined) chosen[sendid] = type === 'CHECKBOX' ? values : first;
  }
  return chosen;
}
