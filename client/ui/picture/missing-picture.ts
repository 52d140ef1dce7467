import { PLACEHOLDER } from './placeholder.ts';

/**
 * Replaces every picture under `root` that cannot be loaded by the placeholder, now or later. Returns a function that
 * stops this.
 */
export function watchMissingPictures(root: Document): () => void {
  const onError = (event: Event) => {
    if (event.target instanceof HTMLImageElement) replace(event.target);
  };
  root.addEventListener('error', onError, true);
  // Those that failed before the script ran have fired their event already.
  for (const image of root.images) if (image.complete && image.naturalWidth === 0) replace(image);
  return () => root.removeEventListener('error', onError, true);
}

function replace(image: HTMLImageElement): void {
  if (image.getAttribute('src') === PLACEHOLDER) return;
  image.parentElement
    ?.querySelectorAll(':scope > source')
    .forEach((source) => source.setAttribute('srcset', PLACEHOLDER));
  image.removeAttribute('srcset');
  image.setAttribute('src', PLACEHOLDER);
}
