import { whenIdle } from '#client/ui/hydration/when-idle.ts';
import { lazyHydrate } from '#client/ui/hydration/lazy-hydrate.tsx';

const parts = () => import('./parts.ts');
const touched = () => import('#client/cart/page/touched-parts.ts');

/** Counts down by itself. */
export const LineRun = lazyHydrate(async () => (await parts()).LineRun, whenIdle);

/** Links and forms in them work before their code is here. */
export const QuantityForm = lazyHydrate(async () => (await touched()).QuantityForm);
export const LineNotices = lazyHydrate(async () => (await touched()).LineNotices);
export const RemovedNotices = lazyHydrate(async () => (await touched()).RemovedNotices);
export const EmptyCart = lazyHydrate(async () => (await touched()).EmptyCart);
export const ShareCart = lazyHydrate(async () => (await touched()).ShareCart);
export const CheckoutSteps = lazyHydrate(async () => (await touched()).CheckoutSteps);
