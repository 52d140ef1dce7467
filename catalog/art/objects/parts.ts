import type { MaterialName, Mesh } from '#catalog/art/shape/mesh.ts';
import { move } from '#catalog/art/shape/mesh.ts';
import { box, lathe } from '#catalog/art/shape/solids.ts';

export function gem(radius: number, height: number, sides = 6, material: MaterialName = 'gem'): Mesh {
  return lathe(
    [
      [0, 0],
      [radius, height * 0.38],
      [radius * 0.62, height * 0.72],
      [0, height],
    ],
    sides,
    material,
    { start: 17 },
  );
}

export function rod(radius: number, length: number, sides: number, material: MaterialName): Mesh {
  return lathe(
    [
      [0, 0],
      [radius, 0],
      [radius, length],
      [0, length],
    ],
    sides,
    material,
  );
}

export function pillar(x: number, width: number, height: number): Mesh {
  return move(
    [
      ...box(width * 1.35, 0.16, 0.5, 'stone', 0.12),
      ...move(box(width, height - 0.3, 0.36, 'stone', 0.06), 0, 0.16),
      ...move(box(width * 1.35, 0.16, 0.5, 'stone', 0.12), 0, height - 0.16),
    ],
    x,
  );
}
