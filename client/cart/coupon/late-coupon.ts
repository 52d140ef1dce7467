import { hydrateLater } from '#client/ui/hydrate-later.tsx';

export const LateCoupon = hydrateLater(async () => (await import('./CouponForm.tsx')).CouponForm);

/** For a cart that is about to be shown. */
export const openCoupon = () => LateCoupon.open();
