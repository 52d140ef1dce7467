import { favouritesPath } from '#client/site/paths.ts';

export function meta() {
  return {
    title: 'Favorites',
    description:
      'Services you marked with the heart and builds you saved, with prices of today. Kept in your browser, no account.',
    canonical: favouritesPath(),
    robots: 'noindex',
  };
}
