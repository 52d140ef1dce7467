// One chunk: the parts that change on an untouched page.
export { CookieNotice } from './consent/CookieNotice.tsx';
export { showCartCount } from './header/show-cart-count.ts';
export { OfflineNotice } from './OfflineNotice.tsx';
export { watchMissingPictures } from '#client/ui/picture/missing-picture.ts';
