import { hydrateLater } from '#client/ui/hydrate-later.tsx';

const frame = () => import('./frame.ts');

export const CategorySkeleton = hydrateLater(async () => (await frame()).CategorySkeleton);
export const HomeSkeleton = hydrateLater(async () => (await frame()).HomeSkeleton);
export const ProductSkeleton = hydrateLater(async () => (await frame()).ProductSkeleton);
export const ResultsSkeleton = hydrateLater(async () => (await frame()).ResultsSkeleton);
export const CookieNotice = hydrateLater(async () => (await frame()).CookieNotice);
export const Footer = hydrateLater(async () => (await frame()).Footer);
export const CheckoutHeader = hydrateLater(async () => (await frame()).CheckoutHeader);
export const Header = hydrateLater(async () => (await frame()).Header);
export const MobileBar = hydrateLater(async () => (await frame()).MobileBar);
export const SupportDialog = hydrateLater(async () => (await frame()).SupportDialog);
export const ScrollToTop = hydrateLater(async () => (await frame()).ScrollToTop);
export const SubscribeBlock = hydrateLater(async () => (await frame()).SubscribeBlock);
export const OfflineNotice = hydrateLater(async () => (await frame()).OfflineNotice);
export const Promo = hydrateLater(async () => (await frame()).Promo);
