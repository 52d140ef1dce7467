export { EmptyCart } from '#client/cart/page/EmptyCart.tsx';
export { QuantityForm } from './QuantityForm.tsx';
export { LineNotices } from './LineNotices.tsx';
export { ShareCart } from '#client/cart/share/ShareCart.tsx';
export { RemovedNotices } from '#client/cart/page/RemovedNotices.tsx';
export { LineRun } from './LineRun.tsx';
export { CheckoutSteps } from '#client/cart/CheckoutSteps.tsx';
