import { preload } from 'react-dom';

type Sources = { src: string; avif: string };

/**
 * On the server: adds a preload of the page's largest picture to the document's head, so that the browser finds it
 * early. `sizes` as its `<img>` has them. Only as AVIF: a browser without it finds the other format in the page.
 */
export function preloadPicture({ src, avif }: Sources, sizes: string): void {
  if (!avif) return;
  preload(src, { as: 'image', type: 'image/avif', imageSrcSet: avif, imageSizes: sizes, fetchPriority: 'high' });
}

/** The same for a picture that differs by screen. */
export function preloadOn(media: string, avif: string): void {
  preload(avif, { as: 'image', type: 'image/avif', media, fetchPriority: 'high' });
}
