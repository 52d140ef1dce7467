import { hydrateLater } from '#client/ui/hydrate-later.tsx';

export const LateCoupon = hydrateLater(async () => (await import('./CouponForm.tsx')).CouponForm);
