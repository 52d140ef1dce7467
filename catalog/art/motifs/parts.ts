import type { MaterialName, Mesh } from '#catalog/art/mesh.ts';
import { move } from '#catalog/art/mesh.ts';
import { box, lathe } from '#catalog/art/solids.ts';

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

export function coin(radius = 0.42, height = 0.1): Mesh {
  const profile: [number, number][] = [
    [0, 0],
    [radius * 0.93, 0],
    [radius, height * 0.25],
    [radius, height * 0.75],
    [radius * 0.93, height],
    [radius * 0.72, height],
    [radius * 0.68, height * 0.86],
    [0, height * 0.86],
  ];
  return lathe(profile, 16, 'metal', { start: 8 });
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
