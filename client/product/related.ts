import { hydrateLater } from '#client/ui/hydrate-later.tsx';

const related = () => import('./RelatedProducts.tsx');

export const RelatedProducts = hydrateLater(async () => (await related()).RelatedProducts);
export const RelatedSkeleton = hydrateLater(async () => (await related()).RelatedSkeleton);
