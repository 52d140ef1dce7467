import type { AggregateRating, Offer, Product } from 'schema-dts';
import { productPath } from '#client/site/paths.ts';
import type { ProductData } from '#client/product/page/product-loader.ts';

type Shown = Pick<
  ProductData['product'],
  'name' | 'path' | 'cover' | 'metaDescription' | 'inStock' | 'price' | 'rating'
>;

export function productOf(product: Shown, siteUrl: string): Product {
  const offer = offerOf(product, siteUrl);
  return {
    '@type': 'Product',
    name: product.name,
    image: new URL(product.cover.src, siteUrl).href,
    description: product.metaDescription,
    ...(offer && { offers: offer }),
    ...ratingOf(product.rating),
  };
}

/** The lowest possible price. None for a product whose price depends on every choice. */
function offerOf({ price, path, inStock }: Shown, siteUrl: string): Offer | undefined {
  if (Number(price.amount) <= 0) return undefined;
  return {
    '@type': 'Offer',
    price: price.amount,
    priceCurrency: price.currency,
    availability: inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    url: siteUrl + productPath(path),
  };
}

/** Only what the page shows: the mean of real reviews, once there are enough for one. */
function ratingOf(rating: Shown['rating']): { aggregateRating?: AggregateRating } {
  if (!rating?.average) return {};
  const { average, count } = rating;
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5 } };
}
