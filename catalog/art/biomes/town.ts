import { at, circle, ellipse, path, polygon, rect, repeat } from '#catalog/art/svg.ts';
import type { Flat } from '#catalog/art/svg.ts';
import type { Layer } from './layer.ts';

export function city(layer: Layer): string {
  return houses(layer, false);
}

/** Houses with slanted roofs and no windows. */
export function slabs(layer: Layer): string {
  return houses(layer, true);
}

function houses({ width, base, height, random, colour, lit, lightX, glow, level }: Layer, slanted: boolean): string {
  let drawn = '';
  for (let x = -20; x < width;) {
    const span = width * (0.05 + random() * 0.08);
    const rise = height * (0.25 + random() * 0.7);
    const slant = slanted ? (random() - 0.5) * span * 0.8 : 0;
    const left: Flat = [x, base - rise - slant];
    const right: Flat = [x + span, base - rise + slant];
    drawn += polygon([[x, base], left, right, [x + span, base]], colour);
    const lightSide: Flat[] =
      lightX > x
        ? [[x + span * 0.7, base], [x + span * 0.7, base - rise + slant * 0.4], right, [x + span, base]]
        : [[x, base], left, [x + span * 0.3, base - rise - slant * 0.4], [x + span * 0.3, base]];
    drawn += polygon(lightSide, lit, 0.5);
    if (level > 0 && !slanted) {
      drawn += repeat(5, () => {
        if (random() <= 0.45) return '';
        const column = x + span * (0.12 + 0.16 * Math.floor(random() * 4));
        const row = base - rise * (0.15 + random() * 0.7);
        return rect(column, row, span * 0.08, height * 0.035, glow, 0.25 + random() * 0.5);
      });
    }
    x += span * (0.8 + random() * 0.5);
  }
  return drawn;
}

/** A city with a few needles far above its roofs. */
export function skyline(layer: Layer): string {
  const { width, base, height, random, colour } = layer;
  return (
    city(layer) +
    repeat(4, () => {
      const x = width * (0.1 + random() * 0.8);
      const needle: Flat[] = [
        [x - 4, base],
        [x - 2, base - height * 0.9],
        [x, base - height * 1.25],
        [x + 2, base - height * 0.9],
        [x + 4, base],
      ];
      return polygon(needle, colour);
    })
  );
}

/** A low city under curved towers. */
export function metro(layer: Layer): string {
  const { width, base, height, random, colour, lit } = layer;
  return (
    city({ ...layer, height: height * 0.6 }) +
    repeat(5, () => {
      const x = width * (0.05 + random() * 0.9);
      const radius = width * (0.04 + random() * 0.06);
      const rise = height * (0.4 + random() * 0.5);
      const spot = (right: number, up: number) => at(x + radius * right, base - rise * up);
      const back = `Q${spot(0.5, 0.5)} ${spot(1, 0)}`;
      return (
        path(`M${spot(-1, 0)} Q${spot(-0.6, 1)} ${spot(0.9, 1.2)} ${back}Z`, colour) +
        path(`M${spot(0.9, 1.2)} ${back}L${spot(0.6, 0)}Q${spot(0.2, 0.6)} ${spot(0.9, 1.2)}Z`, lit, 0.6)
      );
    })
  );
}

/** Cranes and smoke over a low town. */
export function industrial(layer: Layer): string {
  const { width, base, height, random, colour } = layer;
  const town = city({ ...layer, height: height * 0.5 });
  const cranes = repeat(3, (index) => crane(layer, width * (0.1 + 0.3 * index + random() * 0.15)));
  const smoke = repeat(2, () => {
    const x = width * (0.2 + random() * 0.6);
    return repeat(7, (puff) =>
      ellipse(
        x + puff * 16 + random() * 20,
        base - height * 0.35 - puff * height * 0.1,
        18 + puff * 9,
        14 + puff * 6,
        colour,
        0.5 - puff * 0.06,
      ),
    );
  });
  return town + cranes + smoke;
}

function crane({ base, height, random, colour }: Layer, x: number): string {
  const top = base - height * (0.6 + random() * 0.4);
  const side = random() > 0.5 ? 1 : -1;
  const mast: Flat[] = [
    [x - 5, base],
    [x - 4, top],
    [x + 4, top],
    [x + 5, base],
  ];
  const arm: Flat[] = [
    [x - 40 * side, top],
    [x + 120 * side, top - 8],
    [x + 120 * side, top + 2],
    [x - 40 * side, top + 12],
  ];
  const stay: Flat[] = [
    [x, top - 34],
    [x + 100 * side, top - 6],
    [x + 98 * side, top - 2],
    [x, top - 28],
  ];
  const rope = `<path d="M${at(x + 96 * side, top)}V${Math.round(base - (base - top) * 0.55)}" stroke="${colour}" stroke-width="2"/>`;
  return polygon(mast, colour) + polygon(arm, colour) + polygon(stay, colour) + rope;
}

/** Floodlights far away, stands in front, a crowd of dots. */
export function stadium({ width, base, height, random, colour, lit, glow, level }: Layer): string {
  const lights =
    level === 0
      ? [0.08, 0.3, 0.7, 0.92].map((share) => floodlight(width * share, base, height, colour, glow)).join('')
      : '';
  const rise = height * (0.75 - level * 0.2);
  const stand = path(`M0 ${base - rise}Q${width / 2} ${base - rise * 0.45} ${width} ${base - rise}V${base}H0Z`, colour);
  const crowd = repeat(70, () => {
    const x = random() * width;
    const off = (x / width - 0.5) * 2;
    const y = base - rise * (0.5 + 0.5 * off * off) + 10 + random() * rise * 0.5;
    return rect(x, y, 4, 3, random() > 0.5 ? lit : glow, 0.1 + random() * 0.3);
  });
  return lights + stand + crowd;
}

function floodlight(x: number, base: number, height: number, colour: string, glow: string): string {
  const top = base - height * 1.15;
  const lamps = repeat(12, (lamp) =>
    circle(x - 15 + (lamp % 4) * 10, base - height * 1.18 - Math.floor(lamp / 4) * 9, 3.6, glow, 0.95),
  );
  const halo = base - height * 1.22;
  const mast: Flat[] = [
    [x - 3, base],
    [x - 2, top],
    [x + 2, top],
    [x + 3, base],
  ];
  return polygon(mast, colour) + lamps + circle(x, halo, 60, glow, 0.1) + circle(x, halo, 28, glow, 0.16);
}

/** Stacked squares with a bright upper edge. */
export function blocks({ width, base, height, random, colour, lit, level }: Layer): string {
  const side = width / (18 - level * 3);
  return repeat(20, (index) => {
    const rise = Math.round(((0.2 + random() * 0.8) * height) / side) * side;
    return (
      rect(index * side, base - rise, side + 1, rise + 8, colour) +
      rect(index * side, base - rise, side + 1, side * 0.22, lit, 0.8)
    );
  });
}
