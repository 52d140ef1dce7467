export { HomePage as Component } from '#client/home/HomePage.tsx';
export { homeLoader as loader, meta } from '#client/home/home-loader.ts';
