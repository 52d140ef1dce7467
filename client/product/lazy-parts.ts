import { lazyHydrate } from '#client/ui/hydration/lazy-hydrate.tsx';
import { whenIdle } from '#client/ui/hydration/when-idle.ts';

const text = () => import('./page/ProductText.tsx');
const related = () => import('./page/RelatedProducts.tsx');
const reviews = () => import('#client/review/ProductReviews.tsx');
const seen = () => import('./seen/SeenProducts.tsx');
const notice = () => import('./page/RunNotice.tsx');
const runs = () => import('./runs/RunPicker.tsx');
const wish = () => import('./wish/WishChip.tsx');

export const ProductReviews = lazyHydrate(async () => (await reviews()).ProductReviews);
export const SeenProducts = lazyHydrate(async () => (await seen()).SeenProducts);
/** Shows times in the visitor's zone before the first input. */
export const RunNotice = lazyHydrate(async () => (await notice()).RunNotice, whenIdle);
export const RunPicker = lazyHydrate(async () => (await runs()).RunPicker, whenIdle);
export const WishChip = lazyHydrate(async () => (await wish()).WishChip);
export const ProductText = lazyHydrate(async () => (await text()).ProductText);
export const RelatedProducts = lazyHydrate(async () => (await related()).RelatedProducts);
export const RelatedSkeleton = lazyHydrate(async () => (await related()).RelatedSkeleton);
