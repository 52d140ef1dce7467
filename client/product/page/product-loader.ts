import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { defer } from '#client/data/deferred/deferred.ts';
import { type Load, loadContext } from '#client/data/load.ts';
import { leaveForLowerCase, leaveIfMoved } from '#client/data/moved.ts';
import { productPath } from '#client/site/paths.ts';
import { readFragment } from '#client/generated/fragment-masking.ts';
import {
  Configurator_ProductFragmentDoc,
  OptionGroup_OptionFragmentDoc,
  ProductPageDocument,
  ProductRealmsDocument,
  ProductRelatedDocument,
  ProductReviewsDocument,
  type ProductPageQuery,
} from '#client/generated/graphql.ts';
import { addressNames } from '#client/product/address/address-names.ts';
import { PLAYER, RUN } from '#client/product/run-state.ts';
import { openOptionParts } from '#client/product/configurator/option/option-parts.ts';
import { slugOf } from './product-slug.ts';
import { ServerOnly } from './server-only.ts';

/**
 * The last segment identifies the product, whatever comes before it; the canonical address has the right path. A former
 * slug of the product redirects to the current one.
 */
export async function productLoader({ params, request, context }: LoaderFunctionArgs) {
  const load = context.get(loadContext);
  const slug = slugOf(request);
  const { product } = await load(ProductPageDocument, { path: slug });
  if (import.meta.env.SSR && !product && params['slug']) leaveForLowerCase(`product/${params['slug']}`);
  if (!product) throw data('Not found', { status: 404 });
  if (import.meta.env.SSR && product.path.split('/').at(-1) !== slug) await leaveIfMoved(load, request);
  const below = sectionsBelow(load, product);
  const realms = await prepareOptions(load, product);
  const { openingOf } = await import('#client/product/address/first-price.ts');
  const opening = await openingOf(load, request, product);
  return { product, ...below, ...(realms && { realms }), ...opening };
}

function sectionsBelow(load: Load, { id, path }: Product) {
  return {
    reviews: defer(
      `reviews-${id}`,
      load(ProductReviewsDocument, { path }).then(({ product }) => product),
    ),
    related: defer(
      `related-${id}`,
      load(ProductRelatedDocument, { product: id }).then(({ related }) => related),
    ),
  };
}

export type ProductData = Awaited<ReturnType<typeof productLoader>>;

export function meta({ product }: Pick<ProductData, 'product'>) {
  return {
    title: product.metaTitle,
    description: product.metaDescription,
    canonical: productPath(product.path),
    ...(import.meta.env.SSR && { image: product.shareImage }),
  };
}

/** Fetches what the product's options need; on the server with the realms that its document lists. */
export async function prepareOptions(load: Load, product: Product): Promise<ServerOnly<Realms> | undefined> {
  const types = optionsOf(product).map(({ type }) => type);
  if (!import.meta.env.SSR) await openOptionParts(types);
  const hasRealms = import.meta.env.SSR && types.includes('REALM');
  return hasRealms ? new ServerOnly(await loadRealms(load, product.path)) : undefined;
}

/** The query parameters that change what the page shows. */
export function reads({ product }: Pick<ProductData, 'product'>): string[] {
  return [...addressNames(optionsOf(product)), RUN, PLAYER];
}

type Product = NonNullable<ProductPageQuery['product']>;
type Realms = Awaited<ReturnType<typeof loadRealms>>;

export function optionsOf(product: Product) {
  return readFragment(OptionGroup_OptionFragmentDoc, readFragment(Configurator_ProductFragmentDoc, product).options);
}

async function loadRealms(load: Load, path: string) {
  const { product } = await load(ProductRealmsDocument, { path });
  return Object.fromEntries(product?.options.map(({ sendid, realms }) => [sendid, realms]) ?? []);
}
