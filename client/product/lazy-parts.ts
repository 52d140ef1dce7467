import { lazyHydrate } from '#client/ui/hydration/lazy-hydrate.tsx';

const text = () => import('./page/ProductText.tsx');
const related = () => import('./page/RelatedProducts.tsx');

export const ProductReviews = lazyHydrate(
  async () => (await import('#client/review/ProductReviews.tsx')).ProductReviews,
);
export const RunNotice = lazyHydrate(async () => (await import('./page/RunNotice.tsx')).RunNotice);
export const RunPicker = lazyHydrate(async () => (await import('./runs/RunPicker.tsx')).RunPicker);
export const ProductText = lazyHydrate(async () => (await text()).ProductText);
export const RelatedProducts = lazyHydrate(async () => (await related()).RelatedProducts);
export const RelatedSkeleton = lazyHydrate(async () => (await related()).RelatedSkeleton);
