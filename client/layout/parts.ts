import type { ComponentProps, ComponentType } from 'react';
import { withMenu } from '#client/data/menu.ts';
import { lazyHydrate } from '#client/ui/hydration/lazy-hydrate.tsx';
import { awaitCode } from '#client/ui/hydration/fetch-code.ts';
import { whenTouched } from '#client/ui/hydration/when-touched.ts';
import { whenIdle } from '#client/ui/hydration/when-idle.ts';

const frame = () => withMenu(import('./frame.ts'));
type Frame = typeof import('./frame.ts');

const early = () => import('./early.ts');

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
export const Footer = part('Footer');
export const CheckoutHeader = part('CheckoutHeader');
export const Header = part('Header');
export const MobileBar = part('MobileBar');
export const SupportDialog = part('SupportDialog');
export const ScrollToTop = part('ScrollToTop');
export const SubscribeBlock = part('SubscribeBlock');
export const OfferBar = part('OfferBar');

export const CookieNotice = lazyHydrate(async () => (await early()).CookieNotice, whenIdle);
export const OfflineNotice = lazyHydrate(async () => (await early()).OfflineNotice, whenIdle);

/** Called before a skeleton is shown: one whose code arrived later would leave the page empty. */
export const openParts = () => Promise.all(parts.map((one) => one.open()));

/** Shows the missing parts of the document, and prefetches what the next page needs and this one lacks. */
export async function openFrame(): Promise<void> {
  await whenIdle();
  const { showCartCount, watchMissingPictures } = await awaitCode(early);
  showCartCount();
  // Also finds pictures that failed before.
  watchMissingPictures(document);
  await whenTouched();
  // A part that cannot be loaded is fetched again where it is shown.
  await openParts().catch(() => undefined);
}
