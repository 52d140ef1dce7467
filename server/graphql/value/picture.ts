import { remember } from '#server/limit/remember.ts';

type Picture = Readonly<{ src: string; avif: string; webp: string; width: number; height: number }>;

export type Pictures = {
  /** 4:3, for cards. */
  card(address: string): Picture;
  /** 2:1, for the product page. */
  cover(address: string): Picture;
  /** Wide, over a category. */
  banner(address: string): Picture;
  /** A single file, such as an emblem. */
  file(address: string): string;
};

type Size = readonly [width: number, height: number];

const CARD: Size[] = [
  [640, 480],
  [320, 240],
];
const COVER: Size[] = [
  [1320, 660],
  [660, 330],
];
const BANNER: Size[] = [
  [1640, 480],
  [820, 240],
];
const PLACEHOLDER = '/media/house/placeholder-500x500.webp';

/** Each picture of our own shop is a folder with one file per size, named by the size. */
const OWN = /^(\/media\/[a-z]+\/[a-z0-9-]+\/)\d+x\d+\.webp$/;

/**
 * Moves the shop's addresses to the content host. A foreign picture has
 * one width; a missing one, or one of an unknown host, becomes the placeholder.
 *
 * @param hosts `contentHost` is empty if pictures are on the storefront's origin; `own` are the
 * origins whose pictures move to it.
 */
export function createPictures(hosts: { contentHost: string; own: string[] }): Pictures {
  function path(address: string): string | undefined {
    const origin = [...hosts.own, hosts.contentHost].find((own) => own !== '' && address.startsWith(`${own}/`));
    const local = origin ? address.slice(origin.length) : address;
    return /^\/(?![/\\])[^\\]*$/.test(local) ? local : undefined;
  }

  function file(address: string): string {
    const local = path(address);
    return `${hosts.contentHost}${local ?? PLACEHOLDER}`;
  }

  function picture(address: string, sizes: Size[]): Picture {
    const [width, height] = sizes[0] ?? [0, 0];
    const folder = OWN.exec(path(address) ?? '')?.[1];
    if (!folder) return { src: file(address), avif: '', webp: '', width, height };
    const set = (format: string) =>
      sizes.map(([w, h]) => `${hosts.contentHost}${folder}${w}x${h}.${format} ${w}w`).join(', ');
    return {
      src: `${hosts.contentHost}${folder}${width}x${height}.webp`,
      avif: set('avif'),
      webp: set('webp'),
      width,
      height,
    };
  }

  return {
    // A page has dozens of cards, usually with the same pictures as the page before.
    card: remember((address) => picture(address, CARD)),
    cover: (address) => picture(address, COVER),
    banner: (address) => picture(address, BANNER),
    file,
  };
}
