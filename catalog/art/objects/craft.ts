import { extrude } from '#catalog/art/shape/extrude.ts';
import type { MaterialName, Mesh } from '#catalog/art/shape/mesh.ts';
import { move, rotateX, rotateY, scale } from '#catalog/art/shape/mesh.ts';
import { outline } from '#catalog/art/shape/outline.ts';
import { box, lathe, starOf, torus } from '#catalog/art/shape/solids.ts';
import type { Flat } from '#catalog/art/svg.ts';
import type { DrawnObject } from './drawn-object.ts';
import { rod } from './parts.ts';

/** One book standing against two that lie. */
export const book: DrawnObject = () => {
  const cover = outline('-.5,0 .5,0 .5,1.24 -.5,1.24');
  const panel = cover.map(([x, y]): Flat => [x * 0.72, y * 0.76 + 0.15]);
  const lean = (mesh: Mesh) => move(rotateY(rotateX(mesh, -12), -20), 0, 0.57, 0.05);
  return [
    lyingBook({ width: 1.35, height: 0.3, depth: 1 }, 0, 16, 'cloth'),
    lyingBook({ width: 1.2, height: 0.26, depth: 0.9 }, 0.3, -12, 'metal'),
    lean(extrude(cover, 0.26, { bevel: 0.05, material: 'cloth' })),
    lean(move(extrude(panel, 0.02, { bevel: 0.02, material: 'metal', front: 'cloth' }), 0, 0, 0.14)),
    lean(move(extrude(starOf(6, 0.24, 0.12), 0.05, { bevel: 0.01, material: 'emit', dome: 0.04 }), 0, 0.62, 0.17)),
  ];
};

type Size = { width: number; height: number; depth: number };

function lyingBook({ width, height, depth }: Size, y: number, degrees: number, cover: MaterialName): Mesh {
  const parts = [
    ...box(width, 0.05, depth, cover, 0.02),
    ...move(box(width * 0.95, height - 0.1, depth * 0.95, 'steel'), -0.02, 0.05),
    ...move(box(width, 0.05, depth, cover, 0.02), 0, height - 0.05),
    ...move(box(0.06, height, depth, cover), -width / 2),
  ];
  return move(rotateY(parts, degrees), 0, y);
}

export const flask: DrawnObject = () => {
  const bottle = lathe(outline('0,0 .42,.02 .68,.3 .7,.6 .5,.95 .2,1.16 .18,1.5 .28,1.54 .28,1.66 0,1.66'), 10, 'gem', {
    start: 18,
    materialAt: (ring) => (ring >= 6 ? 'metal' : ring < 3 ? 'gem' : 'steel'),
  });
  return [
    move(scale(bottle, 0.62), -0.85, 0, -0.1),
    move(scale(bottle, 0.7), 0.85, 0, -0.05),
    bottle,
    move(rotateX(torus(0.22, 0.05, 12, 5, 'metal'), 90), 0, 1.18),
    move(lathe(outline('0,0 .16,0 .18,.2 0,.22'), 7, 'cloth'), 0, 1.64),
  ];
};

export const hourglass: DrawnObject = () => {
  const glass = lathe(outline('.5,.2 .52,.46 .34,.78 .09,1 .34,1.22 .52,1.54 .5,1.8'), 10, 'steel', {
    materialAt: (ring) => (ring < 2 || ring === 4 ? 'gem' : 'steel'),
  });
  const cap = lathe(outline('0,0 .7,0 .74,.08 .66,.18 0,.18'), 8, 'metal');
  const post = (angle: number) => move(rod(0.06, 1.66, 6, 'metal'), 0.6 * Math.cos(angle), 0.16, 0.6 * Math.sin(angle));
  return [cap, post(-2.2), post(-0.9), glass, post(2.2), post(0.9), move(cap, 0, 1.8)];
};
