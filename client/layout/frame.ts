// One chunk: the frame of the page, and the skeletons shown while the next one loads.
export { CategorySkeleton } from '#client/category/CategorySkeleton.tsx';
export { HomeSkeleton } from '#client/home/HomeSkeleton.tsx';
export { ProductSkeleton } from '#client/product/page/ProductSkeleton.tsx';
export { ResultsSkeleton } from '#client/search/ResultsSkeleton.tsx';
export { AddedNotice } from '#client/product/with-cart/AddedNotice.tsx';
export { Footer } from './footer/Footer.tsx';
export { CheckoutHeader } from './header/CheckoutHeader.tsx';
export { Header } from './header/Header.tsx';
export { MobileBar } from './header/MobileBar.tsx';
export { SupportDialog } from './popup/SupportDialog.tsx';
export { SubscribeBlock } from '#client/newsletter/SubscribeBlock.tsx';
export { OfferBar } from './offer/OfferBar.tsx';
export { ScrollToTop } from './scroll/ScrollToTop.tsx';
