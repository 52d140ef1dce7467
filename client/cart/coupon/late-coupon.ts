import { memo } from 'react';
import { hydrateLater } from '#client/ui/hydrate-later.tsx';

const coupon = hydrateLater(async () => (await import('./CouponForm.tsx')).CouponForm);

/** Another quantity must not draw it anew before its code is here: a code may have been typed into it. */
export const LateCoupon = memo(coupon);

/** For a cart that is about to be shown. */
export const openCoupon = () => coupon.open();
