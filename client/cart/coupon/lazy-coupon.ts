import { lazyHydrate } from '#client/ui/lazy-hydrate.tsx';

export const LazyCoupon = lazyHydrate(async () => (await import('./CouponForm.tsx')).CouponForm);
