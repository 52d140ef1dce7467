import { extrude } from '#catalog/art/extrude.ts';
import type { Mesh } from '#catalog/art/mesh.ts';
import { move, rotateX, rotateY, rotateZ } from '#catalog/art/mesh.ts';
import { outline } from '#catalog/art/outline.ts';
import { box, lathe, torus } from '#catalog/art/solids.ts';
import type { Flat } from '#catalog/art/svg.ts';
import type { Motif } from './motif.ts';
import { coin, gem } from './parts.ts';

export const coins: Motif = (random) => {
  const stacks: [number, number, number][] = [
    [-0.72, -0.35, 5],
    [0.1, -0.55, 8],
    [0.78, -0.22, 4],
    [-0.25, 0.22, 6],
    [0.5, 0.42, 3],
    [-0.82, 0.52, 2],
  ];
  const piled = stacks.flatMap(([x, z, height]) => {
    const count = Math.max(1, height + Math.round(random() * 3 - 1));
    return Array.from({ length: count }, (_, i) =>
      move(rotateY(coin(), i * 37), x + (random() - 0.5) * 0.07, i * 0.1, z + (random() - 0.5) * 0.07),
    );
  });
  const leaning = move(rotateY(rotateX(coin(0.52, 0.13), 78), 24), 0.08, 0.5, 0.86);
  const stud = move(rotateY(rotateX(move(gem(0.2, 0.1), 0, 0.1), 78), 24), 0.08, 0.5, 0.9);
  return [...piled, leaning, stud];
};

export const sack: Motif = (random) => {
  const bag = lathe(
    outline('0,0 .62,.02 .82,.28 .8,.62 .58,.98 .3,1.16 .24,1.26 .42,1.48 .36,1.5 0,1.38'),
    11,
    'cloth',
    { start: 12 },
  );
  const cord = move(rotateX(torus(0.27, 0.07, 14, 5, 'metal'), 90), 0, 1.22);
  const seal = move(rotateX(gem(0.2, 0.14), 70), 0, 0.62, 0.74);
  const stacks: [number, number, number][] = [
    [-0.95, 0.2, 3],
    [0.98, 0.25, 4],
    [0.5, 0.85, 1],
    [-0.45, 0.95, 2],
  ];
  const spilled = stacks.flatMap(([x, z, count]) =>
    Array.from({ length: count }, (_, i) => move(coin(0.3, 0.08), x + (random() - 0.5) * 0.05, i * 0.08, z)),
  );
  return [bag, cord, seal, ...spilled];
};

/** An open chest, light and coins inside. */
export const chest: Motif = (random) => {
  const body = [
    ...move(box(1.7, 0.72, 1.05, 'stone', 0.03), 0, 0.06),
    ...[-0.62, 0, 0.62].flatMap((x) => move(box(0.16, 0.76, 1.13, 'metal', 0.03), x, 0.04)),
    ...move(box(1.78, 0.1, 1.12, 'metal', 0.1), 0, 0.74),
  ];
  const loot = Array.from({ length: 9 }, (_, i) => {
    const lying = rotateX(rotateZ(coin(0.2, 0.06), (random() - 0.5) * 60), (random() - 0.2) * 60);
    return move(lying, -0.55 + i * 0.14, 0.86 + Math.sin((i / 8) * Math.PI) * 0.16, 0.1 + (random() - 0.5) * 0.4);
  }).flat();
  const lock = extrude(outline('-.13,-.18 .13,-.18 .13,.12 0,.2 -.13,.12'), 0.08, {
    bevel: 0.02,
    material: 'metal',
    front: 'emit',
  });
  return [
    chestLid(),
    body,
    move(box(1.5, 0.02, 0.86, 'portal'), 0, 0.84),
    loot,
    move(gem(0.16, 0.46), 0.12, 0.98, 0.1),
    move(lock, 0, 0.6, 0.6),
  ];
};

function chestLid(): Mesh {
  const curve = Array.from({ length: 7 }, (_, i): Flat => {
    const angle = (Math.PI * i) / 6;
    return [0.55 * Math.cos(angle), 0.46 * Math.sin(angle)];
  });
  const wider = curve.map(([x, y]): Flat => [x * 1.05, y * 1.05]);
  const bands = [-0.62, 0, 0.62].flatMap((x) =>
    move(rotateY(extrude(wider, 0.16, { bevel: 0.01, material: 'metal', back: true }), 90), x),
  );
  const lid = [...rotateY(extrude(curve, 1.72, { bevel: 0.02, material: 'stone', back: true }), 90), ...bands];
  return move(rotateX(move(lid, 0, 0, 0.54), -38), 0, 0.86, -0.54);
}

export const crate: Motif = () => {
  const corners: [number, number][] = [
    [-0.62, -0.62],
    [0.62, -0.62],
    [-0.62, 0.62],
    [0.62, 0.62],
  ];
  const frame = [
    ...[0, 1.12].flatMap((y) => move(box(1.4, 0.16, 1.4, 'metal', 0.05), 0, y)),
    ...corners.flatMap(([x, z]) => move(box(0.17, 1.28, 0.17, 'metal', 0.05), x, 0, z)),
  ];
  const plate = extrude(outline('-.22,-.22 .22,-.22 .22,.22 -.22,.22'), 0.08, {
    bevel: 0.05,
    material: 'metal',
    front: 'emit',
  });
  const slot = rotateY(extrude(outline('-.3,-.04 .3,-.04 .3,.04 -.3,.04'), 0.04, { bevel: 0, material: 'emit' }), 90);
  const parts = [
    [...move(box(1.3, 1.2, 1.3, 'stone', 0.05), 0, 0.04), ...frame],
    move(box(1.16, 0.12, 1.16, 'cloth', 0.1), 0, 1.26),
    move(plate, 0, 0.68, 0.68),
    move(slot, 0.67, 0.68, 0),
    move(gem(0.2, 0.5), 0, 1.46, 0),
  ];
  return parts.map((part) => rotateY(part, 30));
};
