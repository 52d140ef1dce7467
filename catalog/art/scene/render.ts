import type { Ramp } from '#catalog/art/colour.ts';
import type { Face, MaterialName, Mesh, Point } from '#catalog/art/shape/mesh.ts';
import { randomFrom } from '#catalog/art/random.ts';
import type { Random } from '#catalog/art/random.ts';
import type { Flat } from '#catalog/art/svg.ts';
import { n1, points } from '#catalog/art/svg.ts';
import { centre, dot, lengthOf, normal, subtract, unit } from '#catalog/art/shape/vector.ts';

type Material = { ramp: Ramp } | { emit: string };
export type Materials = Record<MaterialName, Material>;

export type View = {
  yaw: number;
  /** Pixels a unit takes, and where the origin stands in the picture. */
  unit: number;
  x: number;
  y: number;
  materials: Materials;
  seed: string;
  /** The direction of the light behind the object. */
  rim: Point;
  /** Where the light source is, in units. */
  glowAt: Point;
};

/** `glow` repeats the shining faces, to be blurred and laid over. */
export type Drawing = { defs: string; body: string; glow: string };

const PITCH_DEGREES = 13;
const CAMERA_DISTANCE = 9;
const KEY_LIGHT = unit([-0.55, 0.75, 0.6]);
const GLOW_POWER = 0.55;
const FOG = 0.38;

type Seen = { face: Face; corners: Point[]; normal: Point; depth: number };

/** Draws groups in their order; inside a group faces are sorted from back to front. `id` begins the gradients' names. */
export function render(groups: Mesh[], view: View, id: string): Drawing {
  const random = randomFrom(view.seed);
  const look = cameraOf(view.yaw);
  const drawing: Drawing = { defs: '', body: '', glow: '' };
  let gradients = 0;
  for (const mesh of groups) {
    for (const seen of visible(mesh, look)) {
      const flat = seen.corners.map((corner) => project(corner, view));
      const outline = points(flat);
      const material = view.materials[seen.face.material];
      if ('emit' in material) {
        drawing.glow += `<polygon points="${outline}" fill="${material.emit}"/>`;
        drawing.body += `<polygon points="${outline}" fill="${material.emit}" stroke="${material.emit}" stroke-width=".6"/>`;
        continue;
      }
      const edge = Math.max(0, dot(seen.normal, unit(view.rim))) * 0.55;
      const { low, high } = shadeOf(seen, flat, edge, view, random);
      let fill = material.ramp((low.shade + high.shade) / 2);
      if (high.shade - low.shade > 0.03) {
        const name = `${id}g${gradients++}`;
        drawing.defs += gradient(name, low.at, high.at, material.ramp(low.shade), material.ramp(high.shade));
        fill = `url(#${name})`;
      }
      drawing.body += `<polygon points="${outline}" fill="${fill}" stroke="${fill}" stroke-width=".7" stroke-linejoin="round"/>`;
      if (edge > 0.16) {
        const shine = material.ramp(Math.min(1, high.shade + 0.25));
        drawing.body += `<polygon points="${outline}" fill="none" stroke="${shine}" stroke-opacity="${n1(edge)}" stroke-width=".9" stroke-linejoin="round"/>`;
      }
    }
  }
  return drawing;
}

function cameraOf(yawDegrees: number): (point: Point) => Point {
  const [yaw, pitch] = [(yawDegrees * Math.PI) / 180, (PITCH_DEGREES * Math.PI) / 180];
  const [cy, sy, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];
  return (p) => {
    const x = p[0] * cy + p[2] * sy;
    const z = -p[0] * sy + p[2] * cy;
    return [x, p[1] * cp - z * sp, p[1] * sp + z * cp];
  };
}

function visible(mesh: Mesh, look: (point: Point) => Point): Seen[] {
  return mesh
    .flatMap((face): Seen[] => {
      const corners = face.points.map(look);
      const facing = normal(corners);
      const middle = centre(corners);
      if (dot(facing, subtract(middle, [0, 0, CAMERA_DISTANCE])) >= 0) return [];
      return [{ face, corners, normal: facing, depth: middle[2] + (face.bias ?? 0) }];
    })
    .sort((a, b) => a.depth - b.depth);
}

function project(corner: Point, view: View): Flat {
  const k = CAMERA_DISTANCE / (CAMERA_DISTANCE - corner[2]);
  return [view.x + corner[0] * k * view.unit, view.y - corner[1] * k * view.unit];
}

type Corner = { shade: number; at: Flat };

/** The darkest and the lightest corner of a face: key light, rim light, nearness to the light source, fog below. */
function shadeOf(seen: Seen, flat: Flat[], edge: number, view: View, random: Random): { low: Corner; high: Corner } {
  const jitter = (random() - 0.5) * 0.05;
  const lit = Math.max(0, dot(seen.normal, KEY_LIGHT)) * 0.74 + 0.13 + jitter;
  const corners = seen.face.points.map((corner, at): Corner => {
    const near = GLOW_POWER * Math.max(0, 1 - lengthOf(subtract(view.glowAt, corner)) / 2.4);
    const height = Math.max(0, Math.min(1, (corner[1] + 0.5) / 1.8));
    return { shade: lit * (1 - FOG + FOG * height) + near * 0.5 + edge * 0.55, at: flat[at] ?? [0, 0] };
  });
  return {
    low: corners.reduce((a, b) => (b.shade < a.shade ? b : a)),
    high: corners.reduce((a, b) => (b.shade > a.shade ? b : a)),
  };
}

function gradient(name: string, from: Flat, to: Flat, dark: string, bright: string): string {
  return `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${n1(from[0])}" y1="${n1(from[1])}" x2="${n1(to[0])}" y2="${n1(to[1])}"><stop stop-color="${dark}"/><stop offset="1" stop-color="${bright}"/></linearGradient>`;
}
