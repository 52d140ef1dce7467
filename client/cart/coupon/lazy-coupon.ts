import { lazyHydrate } from '#client/ui/hydration/lazy-hydrate.tsx';

export const LazyCoupon = lazyHydrate(async () => (await import('./CouponForm.tsx')).CouponForm);
