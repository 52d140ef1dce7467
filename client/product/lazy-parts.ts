import { lazyHydrate } from '#client/ui/hydration/lazy-hydrate.tsx';
import { whenIdle } from '#client/ui/hydration/when-idle.ts';

const text = () => import('./page/ProductText.tsx');
const related = () => import('./page/RelatedProducts.tsx');

export const ProductReviews = lazyHydrate(
  async () => (await import('#client/review/ProductReviews.tsx')).ProductReviews,
);
export const SeenProducts = lazyHydrate(async () => (await import('./seen/SeenProducts.tsx')).SeenProducts);
/** Their times become the visitor's before a hand is on them. */
export const RunNotice = lazyHydrate(async () => (await import('./page/RunNotice.tsx')).RunNotice, whenIdle);
export const RunPicker = lazyHydrate(async () => (await import('./runs/RunPicker.tsx')).RunPicker, whenIdle);
export const ProductText = lazyHydrate(async () => (await text()).ProductText);
export const RelatedProducts = lazyHydrate(async () => (await related()).RelatedProducts);
export const RelatedSkeleton = lazyHydrate(async () => (await related()).RelatedSkeleton);
