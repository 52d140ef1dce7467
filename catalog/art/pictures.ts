import type { Catalog } from '#catalog/format.ts';
import type { MotifName } from '#catalog/motifs.ts';
import { emblemOf } from './emblem/choose.ts';
import type { EmblemPicture } from './emblem/emblem.ts';
import { LIT_HOUSE, paletteOf, UNLIT_HOUSE } from './palettes.ts';
import type { SceneInput } from './scene/scene.ts';

type Size = readonly [width: number, height: number];

/** One drawing, made once at its largest size and written in every size. */
export type Picture = {
  /** What stands before the size in each file's name, below `media/`. */
  prefix: string;
  /** The largest size first. */
  sizes: readonly Size[];
  scene: SceneInput | EmblemPicture;
};

export const FORMATS = ['avif', 'webp'] as const;

/** Every picture the shop shows, apart from the emblems. */
export function picturesOf(catalog: Catalog): Picture[] {
  return catalog.games
    .flatMap((game) => [
      ...gamePictures(game.slug),
      ...game.products.flatMap((product) => productPictures(game.slug, product)),
    ])
    .concat(housePictures());
}

/** The files of a picture, such as `product/wow-gold/640x480.avif`. */
export function filesOf({ prefix, sizes }: Picture): string[] {
  return sizes.flatMap(([width, height]) => FORMATS.map((format) => `${prefix}${width}x${height}.${format}`));
}

export function isOfProduct({ prefix }: Picture): boolean {
  return prefix.startsWith('product/');
}

function gamePictures(game: string): Picture[] {
  const palette = paletteOf(game);
  const of = { palette, motif: palette.signature, hour: 0 } as const;
  const prefix = `game/${game}/`;
  return [
    picture(
      prefix,
      [
        [920, 1100],
        [480, 600],
        [256, 320],
      ],
      { ...of, seed: '3', stand: [0.5, 0.6], size: 0.8, horizon: 0.58 },
    ),
    picture(
      prefix,
      [
        [1640, 480],
        [820, 240],
      ],
      { ...of, seed: '7', stand: [0.83, 0.74], size: 0.92, horizon: 0.7 },
    ),
  ];
}

function productPictures(game: string, product: { slug: string; category: string; motif: MotifName }): Picture[] {
  const palette = paletteOf(game);
  const emblem = emblemOf(product);
  const prefix = `product/${product.slug}/`;
  const [width, height] = [640, 480];
  return [
    {
      prefix,
      sizes: [
        [width, height],
        [320, 240],
      ],
      scene: { ...emblem, colours: palette, width, height },
    },
    picture(
      prefix,
      [
        [1320, 660],
        [660, 330],
      ],
      { palette, motif: 'none', emblem, seed: product.slug, plinth: false },
    ),
  ];
}

function housePictures(): Picture[] {
  const lit = { palette: LIT_HOUSE, hour: 0 } as const;
  const unlit = { palette: UNLIT_HOUSE, hour: 0 } as const;
  const hero = { ...lit, motif: 'henge', seed: '4', plinth: false, yaw: 0, lamp: 0 } as const;
  const lost = { ...unlit, motif: 'henge', seed: '9', plinth: false, yaw: 0, lamp: 0 } as const;
  return [
    picture('house/hero-', [[1920, 860]], { ...hero, stand: [0.72, 0.76], size: 0.86, horizon: 0.66 }),
    picture('house/hero-', [[780, 900]], { ...hero, stand: [0.5, 0.8], size: 0.62, horizon: 0.72 }),
    picture('house/subscribe-', [[1640, 520]], {
      ...lit,
      motif: 'banner',
      seed: '2',
      stand: [0.84, 0.8],
      size: 0.92,
      horizon: 0.72,
    }),
    picture('house/notfound-', [[1920, 1000]], { ...lost, stand: [0.5, 0.93], size: 0.42, horizon: 0.8 }),
    picture('house/notfound-', [[780, 900]], { ...lost, stand: [0.5, 0.84], size: 0.52, horizon: 0.76 }),
    picture('house/arrived-', [[1640, 480]], {
      ...lit,
      motif: 'waystone',
      seed: '2',
      stand: [0.84, 0.8],
      horizon: 0.72,
    }),
    picture('house/empty-', [[800, 560]], { ...unlit, motif: 'none', seed: '1' }),
    picture('house/placeholder-', [[500, 500]], {
      ...unlit,
      motif: 'waystone',
      seed: '1',
      stand: [0.5, 0.76],
      size: 0.9,
      lamp: 0,
    }),
  ];
}

function picture(
  prefix: string,
  sizes: readonly [Size, ...Size[]],
  scene: Omit<SceneInput, 'width' | 'height'>,
): Picture {
  const [width, height] = sizes[0];
  return { prefix, sizes, scene: { ...scene, width, height } };
}
