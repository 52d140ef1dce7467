import { readFragment } from '#client/generated/fragment-masking.ts';
import {
  CartPage_CartFragmentDoc,
  ProductCard_ProductFragmentDoc,
  type CartPageQuery,
} from '#client/generated/graphql.ts';
import type { MaskedProduct } from '#client/product/ProductCard.tsx';
import { RelatedProducts } from '#client/product/RelatedProducts.tsx';
import { Container } from '#client/ui/Container.tsx';

type Props = { cart: CartPageQuery['cart']; related: readonly MaskedProduct[] };

/** What goes well with a cart, without what is in it. */
export function RelatedToCart({ cart, related }: Props) {
  const { lines } = readFragment(CartPage_CartFragmentDoc, cart);
  const isNew = ({ id }: { id: string }) => !lines.some(({ product }) => product.id === id);
  const products = related.filter((product) => isNew(readFragment(ProductCard_ProductFragmentDoc, product)));
  if (products.length === 0) return null;
  return (
    <Container className="below">
      <RelatedProducts title="Goes well with your order" products={products} />
    </Container>
  );
}
