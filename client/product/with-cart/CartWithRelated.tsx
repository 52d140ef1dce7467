import { useLoaderData } from 'react-router-dom';
import { CartPage } from '#client/cart/page/CartPage.tsx';
import { DeferredSection } from '#client/data/deferred/DeferredSection.tsx';
import { lazyHydrate } from '#client/ui/hydration/lazy-hydrate.tsx';
import type { CartWithRelatedData } from './cart-with-related-loader.ts';

const related = () => import('./RelatedToCart.tsx');
const RelatedToCart = lazyHydrate(async () => (await related()).RelatedToCart);
const RelatedOutline = lazyHydrate(async () => (await related()).RelatedOutline);

export function CartWithRelated() {
  const { cart, related: offered } = useLoaderData<CartWithRelatedData>();
  return (
    <>
      <CartPage />
      {offered && (
        <DeferredSection
          of={offered}
          fallback={<RelatedOutline />}
          failed={<RelatedToCart cart={cart} related={null} />}
        >
          {(products) => <RelatedToCart cart={cart} related={products} />}
        </DeferredSection>
      )}
    </>
  );
}
