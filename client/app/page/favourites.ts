export { FavouritesPage as Component } from '#client/content/favourites/FavouritesPage.tsx';
export { meta } from '#client/content/favourites/favourites-meta.ts';
