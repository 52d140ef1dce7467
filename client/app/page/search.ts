export { SearchPage as Component } from '#client/search/SearchPage.tsx';
export { searchLoader as loader, meta } from '#client/search/search-loader.ts';
