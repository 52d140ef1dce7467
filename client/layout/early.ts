// One chunk: what changes on a page that nobody touches.
export { CookieNotice } from './consent/CookieNotice.tsx';
export { showCartCount } from './header/show-cart-count.ts';
export { OfflineNotice } from './OfflineNotice.tsx';
export { watchMissingPictures } from '#client/ui/picture/missing-picture.ts';
