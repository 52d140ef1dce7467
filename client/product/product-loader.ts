import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { later } from '#client/app/later.ts';
import { type Load, loadContext } from '#client/app/load.ts';
import { productPath } from '#client/app/paths.ts';
import { ProductPageDocument, ProductRelatedDocument } from '#client/generated/graphql.ts';

/** The last segment names the product whatever stands before it; the canonical address says where it belongs. */
export async function productLoader({ request, context }: LoaderFunctionArgs) {
  const slug = new URL(request.url).pathname.split('/').filter(Boolean).at(-1) ?? '';
  const load = context.get(loadContext);
  const { product } = await load(ProductPageDocument, { path: slug });
  if (!product) throw data('Not found', { status: 404 });
  const related = later(`related-${product.id}`, loadRelated(load, product.id));
  return { product, related };
}

export type ProductData = Awaited<ReturnType<typeof productLoader>>;

export function meta({ product }: Pick<ProductData, 'product'>) {
  return {
    title: product.metaTitle,
    description: product.metaDescription,
    canonical: productPath(product.path),
  };
}

async function loadRelated(load: Load, product: string) {
  return (await load(ProductRelatedDocument, { product })).related;
}
