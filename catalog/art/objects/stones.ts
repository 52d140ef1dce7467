import { extrude } from '#catalog/art/shape/extrude.ts';
import type { Mesh } from '#catalog/art/shape/mesh.ts';
import { move, rotateY } from '#catalog/art/shape/mesh.ts';
import { outline } from '#catalog/art/shape/outline.ts';
import { lathe } from '#catalog/art/shape/solids.ts';
import type { Flat } from '#catalog/art/svg.ts';
import type { DrawnObject } from './drawn-object.ts';

/** The shop's own sign: one standing stone with a lit rune. */
export const waystone: DrawnObject = () => {
  const stone = outline('-.4,0 .42,0 .46,.7 .4,1.5 .16,2.12 -.12,2.16 -.34,1.62 -.46,.8');
  const rune = [
    '-.035,.5 .035,.5 .035,1.62 -.035,1.62',
    '0,1.68 .14,1.52 .035,1.4 .035,1.5 -.035,1.5 -.035,1.4 -.14,1.52',
    '.035,1.12 .2,.94 .2,.84 .035,1.02',
    '-.035,1.12 -.2,.94 -.2,.84 -.035,1.02',
  ];
  return [
    rotateY(extrude(stone, 0.46, { bevel: 0.1, material: 'stone', dome: 0.05, apex: [0, 1] }), -12),
    rotateY(engrave(rune, 0.02, 0.3), -12),
  ];
};

/** A ring of stones round a great one; every third is lit. */
export const henge: DrawnObject = (random) => {
  const ring = Array.from({ length: 8 }, (_, i) => {
    const angle = (i / 8) * Math.PI * 2 + 0.39;
    const [x, z] = [2.5 * Math.cos(angle), 2.5 * 0.9 * Math.sin(angle)];
    const height = 1 + random() * 0.7;
    const stone = standingStone(0.6 + random() * 0.2, height, i % 3 === 0);
    const placed = stone.map((mesh) => move(rotateY(mesh, (x > 0 ? -1 : 1) * (8 + random() * 18)), x, -0.4, z));
    return { z, placed };
  }).sort((a, b) => a.z - b.z);
  const steps = lathe(outline('0,-.42 1.5,-.42 1.5,-.2 1.44,-.16 1.42,-.1 1.44,-.05 1.3,0 0,0'), 10, 'stone', {
    start: 18,
    materialAt: (band) => (band === 3 || band === 4 ? 'emit' : 'stone'),
  });
  return [
    ...ring.filter(({ z }) => z < 0.6).flatMap(({ placed }) => placed),
    steps,
    ...standingStone(1.25, 2.9, true).map((mesh) => rotateY(mesh, -10)),
    ...ring.filter(({ z }) => z >= 0.6).flatMap(({ placed }) => placed),
  ];
};

function standingStone(width: number, height: number, lit: boolean): Mesh[] {
  const shares = outline('-.4,0 .42,0 .46,.33 .4,.7 .16,1 -.12,1.02 -.34,.76 -.46,.38');
  const stone = extrude(
    shares.map(([x, y]): Flat => [x * width, y * height]),
    0.5 * width,
    {
      bevel: 0.1 * width,
      material: 'stone',
      dome: 0.05,
      apex: [0, 0.45 * height],
    },
  );
  if (!lit) return [stone];
  const rune = [
    '-.04,.4 .04,.4 .04,1.66 -.04,1.66',
    '0,1.8 .17,1.6 .04,1.47 .04,1.57 -.04,1.57 -.04,1.47 -.17,1.6',
    '.04,1.16 .24,.95 .24,.84 .04,1.05',
    '-.04,1.16 -.24,.95 -.24,.84 -.04,1.05',
  ];
  return [stone, engrave(rune, 0.02, 0.25 * width + 0.06, width, height / 2.1)];
}

/** Lit strokes laid on a front at the depth `z`. */
function engrave(strokes: string[], depth: number, z: number, stretchX = 1, stretchY = 1): Mesh {
  return strokes.flatMap((stroke) => {
    const drawn = outline(stroke).map(([x, y]): Flat => [x * stretchX, y * stretchY]);
    return move(extrude(drawn, depth, { bevel: 0, material: 'emit' }), 0, 0, z);
  });
}
