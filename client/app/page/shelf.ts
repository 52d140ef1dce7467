export { ShelfPage as Component } from '#client/gallery/ShelfPage.tsx';
export { shelfLoader as loader, meta } from '#client/gallery/shelf-loader.ts';
