import { useLoaderData } from 'react-router-dom';
import { CartPage } from '#client/cart/CartPage.tsx';
import { lazyHydrate } from '#client/ui/lazy-hydrate.tsx';
import type { CartWithRelatedData } from './cart-with-related-loader.ts';

const RelatedToCart = lazyHydrate(async () => (await import('./RelatedToCart.tsx')).RelatedToCart);

export function CartWithRelated() {
  const { cart, related } = useLoaderData<CartWithRelatedData>();
  return (
    <>
      <CartPage />
      {related && <RelatedToCart cart={cart} related={related} />}
    </>
  );
}
