import { at, circle, n1, path, polygon, rect, repeat } from '#catalog/art/svg.ts';
import type { Flat } from '#catalog/art/svg.ts';
import type { Layer } from './layer.ts';

/** Faceted mountains, lit on the side of the light; the farthest carry snow. */
export function peaks({ width, base, height, random, colour, lit, lightX, snow, level }: Layer): string {
  let drawn = '';
  for (let x = -width * 0.1; x < width * 1.1;) {
    const span = width * (0.14 + random() * 0.16) * (1 + level * 0.2);
    const rise = height * (0.45 + random() * 0.55);
    const top = x + span * (0.35 + random() * 0.3);
    const lightRight = lightX > top;
    drawn += polygon(
      [
        [x, base],
        [top, base - rise],
        [x + span, base],
      ],
      colour,
    );
    const foot = top + span * (0.1 - random() * 0.2);
    const side = lightRight ? x + span : x;
    const ridge = top + span * (random() - 0.5) * 0.12;
    drawn += polygon(
      [
        [top, base - rise],
        [side, base],
        [foot, base],
        [ridge, base - rise * 0.55],
      ],
      lit,
      0.75,
    );
    if (level === 0) {
      const edge: Flat = [top + (lightRight ? 1 : -1) * span * 0.16, base - rise * 0.68];
      drawn += polygon([[top, base - rise], edge, [top + span * 0.02, base - rise * 0.74]], snow, 0.5);
    }
    x += span * (0.5 + random() * 0.3);
  }
  return drawn;
}

export function forest({ width, base, height, random, colour, lit, lightX, level }: Layer): string {
  const trees = 16 - level * 3;
  const drawn = repeat(trees + 1, (tree) => {
    const x = width * (tree / trees) + (random() - 0.5) * width * 0.06;
    const rise = height * (0.5 + random() * 0.6);
    const side = lightX > x ? 1 : -1;
    return repeat(4, (bough) => {
      const t = bough / 4;
      const y = base - rise * (1 - t * 0.8);
      const half = rise * 0.36 * (0.28 + t * 0.55);
      const hem = y + rise * 0.34;
      const lightSide: Flat[] = [
        [x, y],
        [x + side * half, hem],
        [x + side * 0.15 * half, y + rise * 0.28],
      ];
      return (
        polygon(
          [
            [x - half, hem],
            [x, y],
            [x + half, hem],
          ],
          colour,
        ) + polygon(lightSide, lit, 0.55)
      );
    });
  });
  return drawn + rect(0, base - 2, width, 40, colour);
}

export function dunes({ width, base, height, random, colour, lit }: Layer): string {
  return repeat(3, (dune) => {
    const x = width * (dune * 0.36 - 0.15 + random() * 0.15);
    const span = width * 0.7;
    const rise = height * (0.35 + random() * 0.4);
    const spot = (along: number, up: number) => at(x + span * along, base - rise * up);
    const foot = (along: number) => at(x + span * along, base + 10);
    const lee = `C${spot(0.66, 0.8)} ${spot(0.8, 0)} ${foot(1)}Z`;
    const luv = `C${spot(0.8, 0)} ${spot(0.66, 0.8)} ${spot(0.5, 1)}Z`;
    return (
      path(`M${foot(0)}C${spot(0.25, 0.2)} ${spot(0.38, 1)} ${spot(0.5, 1)}${lee}`, colour) +
      path(`M${spot(0.5, 1)}C${spot(0.44, 0.5)} ${spot(0.62, 0.3)} ${foot(0.52)}L${foot(1)}${luv}`, lit, 0.6)
    );
  });
}

/** A ringed planet over pyramids. */
export function space({ width, base, height, random, colour, lit, level }: Layer): string {
  return (
    (level === 0 ? planet(width * 0.2, base - height, height * 1.15, colour, lit) : '') +
    repeat(4, (index) => {
      const x = width * (0.08 + index * 0.26 + random() * 0.12);
      const rise = height * (0.3 + random() * 0.45);
      const half = rise * 0.62;
      return (
        polygon(
          [
            [x - half, base],
            [x, base - rise],
            [x + half, base],
          ],
          colour,
        ) +
        polygon(
          [
            [x, base - rise],
            [x + half, base],
            [x + half * 0.2, base],
          ],
          lit,
          0.6,
        )
      );
    })
  );
}

function planet(x: number, y: number, radius: number, colour: string, lit: string): string {
  const from = at(x - radius * 0.72, y - radius * 0.69);
  const to = at(x + radius * 0.95, y + radius * 0.3);
  const crescent = `M${from}A${at(radius, radius)} 0 0 1 ${to}A${at(radius * 1.25, radius * 1.25)} 0 0 0 ${from}Z`;
  const ring = `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(radius * 1.7)}" ry="${n1(radius * 0.3)}" fill="none" stroke="${lit}" stroke-width="3" opacity=".5" transform="rotate(-18 ${at(x, y)})"/>`;
  return circle(x, y, radius, colour) + path(crescent, lit, 0.8) + ring;
}

/** Floating rocks with a spire on top; the nearest strip has ground under them. */
export function islands(layer: Layer): string {
  const { width, base, height, random, colour, lit, level } = layer;
  const ground = level === 2 ? peaks({ ...layer, height: height * 0.5 }) : '';
  return (
    ground +
    repeat(3, (index) => {
      const x = width * (0.05 + index * 0.36 + random() * 0.2);
      const y = base - height * (0.35 + random() * 0.7);
      const radius = width * (0.05 + random() * 0.06);
      const spot = (right: number, down: number): Flat => [x + radius * right, y + radius * down];
      const top = [spot(-1, 0), spot(-0.6, -0.25), spot(0.5, -0.3), spot(1, 0)];
      return (
        polygon([...top, spot(0.3, 0.7), spot(-0.1, 1.1), spot(-0.45, 0.5)], colour) +
        polygon([...top, spot(0, 0.08)], lit, 0.7) +
        polygon([spot(-0.1, -0.25), spot(0, -0.9), spot(0.16, -0.26)], colour)
      );
    })
  );
}
