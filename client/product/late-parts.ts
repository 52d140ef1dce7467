import { hydrateLater } from '#client/ui/hydrate-later.tsx';

const text = () => import('./ProductText.tsx');
const related = () => import('./RelatedProducts.tsx');

export const RunNotice = hydrateLater(async () => (await import('./RunNotice.tsx')).RunNotice);
export const RunPicker = hydrateLater(async () => (await import('./runs/RunPicker.tsx')).RunPicker);
export const ProductText = hydrateLater(async () => (await text()).ProductText);
export const RelatedProducts = hydrateLater(async () => (await related()).RelatedProducts);
export const RelatedSkeleton = hydrateLater(async () => (await related()).RelatedSkeleton);
