import type { ComponentProps, ComponentType } from 'react';
import { lazyHydrate } from '#client/ui/hydration/lazy-hydrate.tsx';
import { awaitCode } from '#client/ui/hydration/fetch-code.ts';
import { whenIdle } from '#client/ui/hydration/when-idle.ts';

const frame = () => import('./frame.ts');
type Frame = Omit<typeof import('./frame.ts'), 'watchMissingPictures'>;

const parts: { open(): Promise<unknown> }[] = [];

function part<Name extends keyof Frame>(name: Name) {
  type Part = ComponentType<ComponentProps<Frame[Name]> & object>;
  const made = lazyHydrate(async () => (await frame())[name] as Part);
  parts.push(made);
  return made;
}

export const CategorySkeleton = part('CategorySkeleton');
export const HomeSkeleton = part('HomeSkeleton');
export const ProductSkeleton = part('ProductSkeleton');
export const ResultsSkeleton = part('ResultsSkeleton');
export const AddedNotice = part('AddedNotice');
export const CookieNotice = part('CookieNotice');
export const Footer = part('Footer');
export const CheckoutHeader = part('CheckoutHeader');
export const Header = part('Header');
export const MobileBar = part('MobileBar');
export const SupportDialog = part('SupportDialog');
export const ScrollToTop = part('ScrollToTop');
export const SubscribeBlock = part('SubscribeBlock');
export const OfflineNotice = part('OfflineNotice');
export const OfferBar = part('OfferBar');

/** Before the outline of a page is shown: one whose code came a moment later would leave the page empty. */
export const openParts = () => Promise.all(parts.map((one) => one.open()));

/** Fetches, when idle, what the next page has and this one has not, so that it comes with that page and not after it. */
export async function openFrame(): Promise<void> {
  await whenIdle();
  const { watchMissingPictures } = await awaitCode(frame);
  // A part whose code does not come is fetched once more where it is shown.
  await openParts().catch(() => undefined);
  // Finds those that were missing before, too.
  watchMissingPictures(document);
}
