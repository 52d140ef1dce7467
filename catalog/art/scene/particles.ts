import type { Random } from '#catalog/art/random.ts';
import type { Colours } from '#catalog/art/colour.ts';
import { at, circle, n1, rect, repeat } from '#catalog/art/svg.ts';

export type ParticleName = 'embers' | 'motes' | 'dust' | 'confetti' | 'rain' | 'sand' | 'cubes';

const COUNT: Record<ParticleName, number> = {
  embers: 60,
  motes: 46,
  dust: 40,
  confetti: 40,
  rain: 70,
  sand: 60,
  cubes: 22,
};

/** Small things in the air over the whole picture. */
export function particles(kind: ParticleName, colours: Colours, random: Random, width: number, height: number): string {
  const { glow, accent, main } = colours;
  return repeat(COUNT[kind], (index) => {
    const x = random() * width;
    const y = random() * height;
    const opacity = 0.2 + random() * 0.7;
    const size = 0.5 + random();
    switch (kind) {
      case 'embers':
        return chip(x, y, 2.4 * size, 4.5 * size, random() * 90, random() > 0.4 ? glow : accent, opacity);
      case 'confetti':
        return chip(
          x,
          y,
          5 * size,
          2.6 * size,
          random() * 180,
          [glow, accent, main][index % 3] ?? glow,
          0.25 + random() * 0.5,
        );
      case 'rain':
        return `<path d="M${at(x, y)}l-6 34" stroke="${glow}" stroke-width="1.1" opacity="${share(0.06 + random() * 0.2)}"/>`;
      case 'sand':
        return `<path d="M${at(x, y)}h${n1(10 + random() * 26)}" stroke="${glow}" stroke-width="${n1(0.7 + random())}" opacity="${share(0.1 + random() * 0.3)}"/>`;
      case 'cubes':
        return rect(x, y, 8 * size, 8 * size, index % 2 ? accent : glow, 0.12 + random() * 0.35);
      case 'motes':
        return circle(x, y, 1.9 * size, glow, opacity);
      case 'dust':
        return circle(x, y, 1.3 * size, glow, opacity);
    }
  });
}

function chip(
  x: number,
  y: number,
  width: number,
  height: number,
  degrees: number,
  fill: string,
  opacity: number,
): string {
  const turned = `rotate(${n1(degrees)} ${at(x, y)})`;
  return `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(width)}" height="${n1(height)}" transform="${turned}" fill="${fill}" opacity="${share(opacity)}"/>`;
}

function share(opacity: number): string {
  return opacity.toFixed(2);
}
