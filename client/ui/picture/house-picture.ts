/** The picture of our own house drawn under `name`, in the sizes (width, height in px) it exists in, smallest first. */
export function housePicture(name: string, sizes: readonly (readonly [number, number])[]) {
  const file = ([width, height]: readonly [number, number], format: string) =>
    `/media/house/${name}-${width}x${height}.${format}`;
  const set = (format: string) => sizes.map((size) => `${file(size, format)} ${size[0]}w`).join(', ');
  const largest = sizes.at(-1) ?? [500, 500];
  return { src: file(largest, 'webp'), avif: set('avif'), webp: set('webp'), width: largest[0], height: largest[1] };
}
