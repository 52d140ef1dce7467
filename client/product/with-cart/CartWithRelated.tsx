import { useLoaderData } from 'react-router-dom';
import { CartPage } from '#client/cart/CartPage.tsx';
import { hydrateLater } from '#client/ui/hydrate-later.tsx';
import type { CartWithRelatedData } from './cart-with-related-loader.ts';

const RelatedToCart = hydrateLater(async () => (await import('./RelatedToCart.tsx')).RelatedToCart);

export function CartWithRelated() {
  const { cart, related } = useLoaderData<CartWithRelatedData>();
  return (
    <>
      <CartPage />
      {related && <RelatedToCart cart={cart} related={related} />}
    </>
  );
}
