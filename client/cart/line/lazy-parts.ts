import { whenIdle } from '#client/ui/hydration/when-idle.ts';
import { lazyHydrate } from '#client/ui/hydration/lazy-hydrate.tsx';

const parts = () => import('./parts.ts');

/** Counts down by itself. */
export const LineRun = lazyHydrate(async () => (await parts()).LineRun, whenIdle);

/** Links and forms in them work before their code is here. */
export const QuantityForm = lazyHydrate(async () => (await parts()).QuantityForm);
export const LineNotices = lazyHydrate(async () => (await parts()).LineNotices);
export const RemovedNotices = lazyHydrate(async () => (await parts()).RemovedNotices);
export const EmptyCart = lazyHydrate(async () => (await parts()).EmptyCart);
export const ShareCart = lazyHydrate(async () => (await parts()).ShareCart);
export const CheckoutSteps = lazyHydrate(async () => (await parts()).CheckoutSteps);
