export { EmptyCart } from './EmptyCart.tsx';
export { QuantityForm } from '#client/cart/line/QuantityForm.tsx';
export { LineNotices } from '#client/cart/line/LineNotices.tsx';
export { ShareCart } from '#client/cart/share/ShareCart.tsx';
export { RemovedNotices } from './RemovedNotices.tsx';
export { CheckoutSteps } from '#client/cart/CheckoutSteps.tsx';
