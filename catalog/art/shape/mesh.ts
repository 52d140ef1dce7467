export type Point = readonly [x: number, y: number, z: number];
export type MaterialName = 'stone' | 'metal' | 'gem' | 'cloth' | 'steel' | 'dark' | 'emit' | 'portal';

/** `bias` moves a face forward (or back, below 0) in the painter's order without moving it in space. */
export type Face = { points: Point[]; material: MaterialName; bias?: number };

/** Objects stand on y = 0, about 2 units high and wide; x points right, z to the viewer. */
export type Mesh = Face[];

function shape(mesh: Mesh, change: (point: Point) => Point): Mesh {
  return mesh.map((face) => ({ ...face, points: face.points.map(change) }));
}

export function move(mesh: Mesh, dx: number, dy = 0, dz = 0): Mesh {
  return shape(mesh, ([x, y, z]) => [x + dx, y + dy, z + dz]);
}

export function scale(mesh: Mesh, sx: number, sy = sx, sz = sx): Mesh {
  return shape(mesh, ([x, y, z]) => [x * sx, y * sy, z * sz]);
}

export function rotateX(mesh: Mesh, degrees: number): Mesh {
  const [c, s] = turn(degrees);
  return shape(mesh, ([x, y, z]) => [x, y * c - z * s, y * s + z * c]);
}

export function rotateY(mesh: Mesh, degrees: number): Mesh {
  const [c, s] = turn(degrees);
  return shape(mesh, ([x, y, z]) => [z * s + x * c, y, z * c - x * s]);
}

export function rotateZ(mesh: Mesh, degrees: number): Mesh {
  const [c, s] = turn(degrees);
  return shape(mesh, ([x, y, z]) => [x * c - y * s, x * s + y * c, z]);
}

/** The mirror image, with the corners turned round so that faces still look outward. */
export function mirrorX(mesh: Mesh): Mesh {
  return mesh.map((face) => ({
    ...face,
    points: face.points.map(([x, y, z]): Point => [-x, y, z]).reverse(),
  }));
}

function turn(degrees: number): [cos: number, sin: number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}
