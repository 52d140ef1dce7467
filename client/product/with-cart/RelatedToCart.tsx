import { readFragment } from '#client/generated/fragment-masking.ts';
import {
  CartPage_CartFragmentDoc,
  ProductCard_ProductFragmentDoc,
  type CartPageQuery,
} from '#client/generated/graphql.ts';
import type { MaskedProduct } from '#client/product/card/ProductCard.tsx';
import { RelatedProducts, RelatedSkeleton } from '#client/product/page/RelatedProducts.tsx';
import { Container } from '#client/ui/Container.tsx';

const TITLE = 'Goes well with your order';

type Props = {
  cart: CartPageQuery['cart'];
  /** Null if they could not be loaded. */
  related: readonly MaskedProduct[] | null;
};

/** Products related to a cart, without those in it. */
export function RelatedToCart({ cart, related }: Props) {
  const { lines } = readFragment(CartPage_CartFragmentDoc, cart);
  const isNew = ({ id }: { id: string }) => !lines.some(({ product }) => product.id === id);
  const products = related?.filter((product) => isNew(readFragment(ProductCard_ProductFragmentDoc, product)));
  if (products?.length === 0) return null;
  return (
    <Container className="below">
      <RelatedProducts title={TITLE} products={products ?? null} />
    </Container>
  );
}

export function RelatedOutline() {
  return (
    <Container className="below">
      <RelatedSkeleton title={TITLE} />
    </Container>
  );
}
