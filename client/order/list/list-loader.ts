import { trackPath } from '#client/site/paths.ts';

/** The orders are only known once the link is used. */
export function listLoader(): null {
  return null;
}

export function meta() {
  return {
    title: 'Your orders',
    description: 'All orders of your email address.',
    canonical: trackPath(),
    robots: 'noindex, nofollow',
  };
}
