export { GalleryPage as Component } from '#client/gallery/GalleryPage.tsx';
export { meta } from '#client/gallery/gallery-meta.ts';
