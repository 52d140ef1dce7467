import { openCartPath } from '#client/site/paths.ts';

export function meta() {
  return {
    title: 'Open a cart',
    description: 'A cart of another device, to be added to the one of this device.',
    canonical: openCartPath(),
    robots: 'noindex',
  };
}
