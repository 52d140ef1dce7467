import type { MaterialName, Mesh, Point } from './mesh.ts';
import type { Flat } from '#catalog/art/svg.ts';
import { centre, edges, unit } from './vector.ts';

type ExtrudeSettings = {
  bevel?: number;
  material?: MaterialName;
  /** The material of the front alone. */
  front?: MaterialName;
  /** Raises the front to a point, at `apex` or at its centre. */
  dome?: number;
  apex?: Flat;
  back?: boolean;
};

/** Gives an outline in x and y a depth in z, half of it to the viewer. */
export function extrude(outline: readonly Flat[], depth: number, settings: ExtrudeSettings = {}): Mesh {
  const { bevel = 0.06, material = 'metal', front, dome = 0, apex, back = false } = settings;
  const outer = areaOf(outline) < 0 ? [...outline].reverse() : [...outline];
  const inner = bevel ? inset(outer, bevel) : outer;
  const half = depth / 2;
  const shoulder = half - bevel * 0.8;
  const tip = apex ?? centre(inner.map((corner) => lift(corner, 0)));
  const insides = edges(inner);
  const mesh: Mesh = [];
  edges(outer).forEach(([a, b], side) => {
    mesh.push({
      points: [lift(a, -half), lift(b, -half), lift(b, shoulder), lift(a, shoulder)],
      material,
      bias: -0.05,
    });
    const [c, d] = insides[side] ?? [a, b];
    if (bevel) mesh.push({ points: [lift(a, shoulder), lift(b, shoulder), lift(d, half), lift(c, half)], material });
    if (dome)
      mesh.push({
        points: [lift(c, half), lift(d, half), [tip[0], tip[1], half + dome]],
        material: front ?? material,
        bias: 0.02,
      });
  });
  if (!dome) mesh.push({ points: inner.map((corner) => lift(corner, half)), material: front ?? material, bias: 0.03 });
  if (back) mesh.push({ points: [...outer].reverse().map((corner) => lift(corner, -half)), material, bias: -0.05 });
  return mesh;
}

function lift(corner: Flat, z: number): Point {
  return [corner[0], corner[1], z];
}

/** The outline moved inward by `distance`; sharp corners are kept from running away. */
function inset(outline: Flat[], distance: number): Flat[] {
  return outline.map((corner, at): Flat => {
    const before = outline[(at + outline.length - 1) % outline.length] ?? corner;
    const after = outline[(at + 1) % outline.length] ?? corner;
    const u = unit([corner[0] - before[0], corner[1] - before[1], 0]);
    const v = unit([after[0] - corner[0], after[1] - corner[1], 0]);
    let x = -u[1] + -v[1];
    let y = u[0] + v[0];
    const length = Math.hypot(x, y) || 1;
    x /= length;
    y /= length;
    const reach = Math.min(2.4, 1 / Math.max(0.25, x * -u[1] + y * u[0]));
    return [corner[0] + x * distance * reach, corner[1] + y * distance * reach];
  });
}

function areaOf(outline: readonly Flat[]): number {
  return edges(outline).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0);
}
