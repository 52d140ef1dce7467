import { trackPath } from '#client/site/paths.ts';

/** What the link opens is known once it is used. */
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
