import { lazyHydrate } from '#client/ui/hydration/lazy-hydrate.tsx';

/** Forms in them work before their code is here. */
export const OrderCredit = lazyHydrate(async () => (await import('./parts.ts')).OrderCredit);
export const RefundOptions = lazyHydrate(async () => (await import('./parts.ts')).RefundOptions);
