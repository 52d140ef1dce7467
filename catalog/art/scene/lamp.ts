import type { Random } from '#catalog/art/random.ts';
import { at, circle, n1, repeat } from '#catalog/art/svg.ts';

/** 0 a disc, 1 a low wide disc, 2 a ring, 3 rays from the object, 4 two discs. */
export type Lamp = 0 | 1 | 2 | 3 | 4;

export type LampPlace = {
  x: number;
  y: number;
  radius: number;
  width: number;
  height: number;
  /** The middle of the object, where rays begin. */
  heart: { x: number; y: number };
};

/** The light source in the sky. */
export function drawLamp(lamp: Lamp, place: LampPlace, glow: string, random: Random): string {
  const { x, y, radius, width, height } = place;
  switch (lamp) {
    case 0:
      return disc(x, y, radius * 0.56);
    case 1:
      return disc(x, y + height * 0.16, radius * 1.15, 0.6);
    case 2:
      return (
        circleLine(x, y, radius * 0.9, 10, glow, 0.5) +
        circleLine(x, y, radius * 1.12, 2, glow, 0.55) +
        disc(x, y, radius * 0.16, 0.8)
      );
    case 3:
      return repeat(11, (ray) => {
        const from = (ray / 11) * Math.PI * 2 + random() * 0.3;
        const to = from + 0.08 + random() * 0.13;
        const end = (angle: number) =>
          at(place.heart.x + height * 1.2 * Math.cos(angle), place.heart.y + height * 1.2 * Math.sin(angle));
        const opacity = (0.05 + random() * 0.08).toFixed(2);
        return `<path d="M${at(place.heart.x, place.heart.y)}L${end(from)}L${end(to)}Z" fill="${glow}" opacity="${opacity}"/>`;
      });
    case 4:
      return disc(x - width * 0.06, y, radius * 0.42) + disc(x + width * 0.1, y - height * 0.1, radius * 0.17, 0.75);
  }
}

function disc(x: number, y: number, radius: number, opacity = 0.92): string {
  return circle(x, y, radius, 'url(#disc)', opacity);
}

function circleLine(x: number, y: number, radius: number, width: number, colour: string, opacity: number): string {
  return `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(radius)}" fill="none" stroke="${colour}" stroke-width="${n1(width)}" opacity="${opacity}"/>`;
}
