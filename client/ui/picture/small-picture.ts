/** The shop's own pictures are in a folder each, with one file for each size and format. */
const OWN = /^(.*\/media\/[a-z]+\/[a-z0-9-]+\/)640x480\.webp$/;
/** Enough for 96 px on the sharpest screens. */
const [WIDTH, HEIGHT] = [320, 240];

/** The smaller of the two sizes of a card's picture, by the address of the larger one. */
export function smallPicture(src: string) {
  const folder = OWN.exec(src)?.[1];
  const file = `${folder}${WIDTH}x${HEIGHT}`;
  return {
    src: folder ? `${file}.webp` : src,
    avif: folder ? `${file}.avif` : '',
    webp: '',
    width: WIDTH,
    height: HEIGHT,
  };
}
