import type { Random } from '#catalog/art/random.ts';
import { at, n1, repeat } from '#catalog/art/svg.ts';

/** Thin lines around (0, 0), each about 800 wide, drawn faintly behind the object. */
type Pattern = (random: Random) => string;

export const PATTERNS = {
  crest: () =>
    repeat(5, (i) => {
      const s = 70 + i * 62;
      return line(
        `M0 ${-s}L${s * 0.8} ${-s * 0.35}L${s * 0.62} ${s * 0.6}L0 ${s * 1.1}L${-s * 0.62} ${s * 0.6}L${-s * 0.8} ${-s * 0.35}Z`,
      );
    }),
  weave: () =>
    repeat(9, (i) => line(`M${-420 + i * 70} -420L${140 + i * 70} 420M${420 - i * 70} -420L${-140 - i * 70} 420`)),
  tricorn: () =>
    repeat(6, (i) => {
      const s = 60 + i * 58;
      return closed(3, (corner) => polar(s, -Math.PI / 2 + (corner * Math.PI * 2) / 3)) + ring(s * 0.5);
    }),
  ritual: () =>
    [90, 150, 235, 330]
      .map((s) => ring(s) + closed(7, (corner) => polar(s, (corner * 6 * Math.PI) / 7 - 1.57)))
      .join(''),
  pitch: () =>
    line('M-500 0H500M0 -400V400') +
    [110, 210, 310].map(ring).join('') +
    repeat(9, (i) => line(`M${-480 + i * 120} -400V400`)),
  grid: () => repeat(19, (i) => line(`M${-450 + i * 50} -400V400M-450 ${-450 + i * 50}H450`)) + ring(120) + ring(240),
  roots: (random) => repeat(26, (i) => root((i * 2 * Math.PI) / 26, random)),
  chevron: () => repeat(12, (i) => line(`M-460 ${-260 + i * 55}L0 ${-240 + i * 55}L460 ${-260 + i * 55}`)),
  hex: () =>
    cells(-6, 6, -5, 5, (x, y) => line(`M${x * 84 + (y & 1) * 42} ${y * 72 - 44}l38 22v44l-38 22l-38 -22v-44z`)),
  contour: () =>
    repeat(14, (i) => {
      const y = i * 42;
      return line(`M-480 ${-280 + y}C-260 ${-360 + y} -120 ${-200 + y} 40 ${-270 + y}S320 ${-330 + y} 480 ${-250 + y}`);
    }),
  bricks: () =>
    repeat(13, (row) => line(`M-460 ${(row - 6) * 56}H460`)) +
    cells(-5, 5, -6, 6, (x, y) => line(`M${x * 96 + (y & 1) * 48} ${y * 56}v56`)),
  halftone: () => cells(-12, 12, -9, 9, halftoneDot),
  slash: () =>
    repeat(13, (i) => {
      const [low, high] = [-620 + i * 100, -200 + i * 100];
      const bar = `<path d="M${low} 420L${high} -420h38L${low + 38} 420z" fill="currentColor" opacity=".35" stroke="none"/>`;
      return line(`M${low} 420L${high} -420`) + (i % 3 === 1 ? bar : '');
    }),
  rings: () =>
    [60, 120, 132, 200, 290, 302, 380].map(ring).join('') +
    repeat(36, (i) => line(`M${polar(300, (i * Math.PI) / 18)}L${polar(380, (i * Math.PI) / 18)}`)),
  star: () =>
    [110, 200, 300, 400]
      .map((s) => closed(16, (corner) => polar(corner % 2 ? s * 0.55 : s, (corner * Math.PI) / 8 - Math.PI / 2)))
      .join('') + [60, 250].map(ring).join(''),
} satisfies Record<string, Pattern>;

export type PatternName = keyof typeof PATTERNS;

function line(d: string): string {
  return `<path d="${d}"/>`;
}

function ring(radius: number): string {
  return `<circle r="${radius}"/>`;
}

function polar(radius: number, angle: number): string {
  return at(radius * Math.cos(angle), radius * Math.sin(angle));
}

function closed(corners: number, corner: (index: number) => string): string {
  return line(repeat(corners, (index) => (index === 0 ? 'M' : 'L') + corner(index)) + 'Z');
}

function cells(
  left: number,
  right: number,
  top: number,
  bottom: number,
  draw: (x: number, y: number) => string,
): string {
  const columns = right - left + 1;
  return repeat(columns * (bottom - top + 1), (i) => draw(left + (i % columns), top + Math.floor(i / columns)));
}

function root(direction: number, random: Random): string {
  let angle = direction;
  let [x, y] = [60 * Math.cos(angle), 60 * Math.sin(angle)];
  let d = `M${at(x, y)}`;
  for (let knot = 0; knot < 6; knot++) {
    angle += (random() - 0.5) * 0.9;
    x += 55 * Math.cos(angle);
    y += 55 * Math.sin(angle);
    d += `L${at(x, y)}`;
  }
  return line(d);
}

function halftoneDot(x: number, y: number): string {
  const radius = 13 - Math.hypot(x * 36 - 150, y * 36 + 150) / 34;
  if (radius <= 0.8) return '';
  return `<circle cx="${x * 36 + (y & 1) * 18}" cy="${y * 36}" r="${n1(radius)}" fill="currentColor" stroke="none"/>`;
}
