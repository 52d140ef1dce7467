export { CategoryPage as Component } from '#client/category/CategoryPage.tsx';
export { categoryLoader as loader, meta } from '#client/category/category-loader.ts';
