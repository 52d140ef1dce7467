import { favouritesPath } from '#client/site/paths.ts';

export function meta() {
  return {
    title: 'Favorites',
    description: 'Services you marked with the heart, with prices of today. Kept in your browser, without an account.',
    canonical: favouritesPath(),
    robots: 'noindex',
  };
}
