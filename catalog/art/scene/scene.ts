import { BIOMES } from '#catalog/art/biomes/biomes.ts';
import { mix } from '#catalog/art/colour.ts';
import { drawLamp } from './lamp.ts';
import type { Lamp } from './lamp.ts';
import { materialsOf } from './materials.ts';
import { lathe } from '#catalog/art/shape/solids.ts';
import type { Mesh } from '#catalog/art/shape/mesh.ts';
import { OBJECTS } from '#catalog/art/objects/objects.ts';
import type { ObjectName } from '#catalog/art/objects/objects.ts';
import type { Colours } from '#catalog/art/colour.ts';
import { drawEmblem } from '#catalog/art/emblem/emblem.ts';
import type { EmblemField, EmblemInput } from '#catalog/art/emblem/emblem.ts';
import type { Palette } from '#catalog/art/palettes.ts';
import { particles } from './particles.ts';
import { PATTERNS } from './patterns.ts';
import { randomFrom } from '#catalog/art/random.ts';
import type { Random } from '#catalog/art/random.ts';
import { render } from './render.ts';
import { coloursAt, definitions, hazeOf } from './sky.ts';
import type { Hour } from './sky.ts';
import { at, circle, ellipse, n1, rect, repeat } from '#catalog/art/svg.ts';

export type SceneInput = {
  palette: Palette;
  /** 'none' leaves the plinth empty. */
  motif: ObjectName | 'none';
  /** Drawn in the middle of the picture instead of an object. */
  emblem?: EmblemInput;
  seed: string;
  width: number;
  height: number;
  /** Where the object stands, as shares of the width and the height. */
  stand?: readonly [number, number];
  size?: number;
  horizon?: number;
  plinth?: boolean;
  /** What is not given is drawn by lot from the seed. */
  yaw?: number;
  hour?: Hour;
  lamp?: Lamp;
};

/** Of the height of the picture. */
const EMBLEM_SHARE = 0.8;

/** One picture as SVG. The same input gives the same text, on every machine. */
export function drawScene(input: SceneInput): string {
  const { palette, motif, seed, width, height, stand = [0.5, 0.775], size = 1, horizon = 0.74 } = input;
  const random = randomFrom(`${palette.name}/${motif}/${seed}`);
  const hour = input.hour ?? hourBy(random);
  const biome = palette.secondBiome && random() > 0.6 ? palette.secondBiome : palette.biome;
  const colours = coloursAt(palette, hour);
  const foot = { x: width * stand[0], y: height * stand[1], unit: height * 0.252 * size };
  const sun = {
    x: foot.x + width * (random() > 0.5 ? 1 : -1) * (0.06 + random() * 0.12),
    y: height * (0.3 + random() * 0.1),
  };
  const radius = height * (0.2 + random() * 0.08);
  const pattern = PATTERNS[palette.pattern](random);
  const lamp = lampBy(random);
  const place = { ...sun, radius, width, height, heart: { x: foot.x, y: foot.y - foot.unit } };
  const back =
    rect(0, 0, width, height, 'url(#sky)') +
    `<g transform="translate(${at(sun.x, sun.y)}) scale(${n1(height / 600)})" fill="none" stroke="${colours.glow}" color="${colours.glow}" stroke-width="1.3" opacity=".17">${pattern}</g>` +
    circle(sun.x, sun.y, height * 0.62, 'url(#halo)', 0.85) +
    drawLamp(input.lamp ?? lamp, place, colours.glow, random) +
    landscape(BIOMES[biome], { colours, random, width, height, horizon, lightX: sun.x }) +
    floor(colours.glow, foot, width, height, horizon);
  const object = input.emblem
    ? hungEmblem(input.emblem, { ...colours, pattern: palette.pattern }, width, height)
    : drawObject(input, foot, sun, random);
  const front =
    particles(palette.particles, colours, random, width, height) + rect(0, 0, width, height, 'url(#vignette)');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${definitions(colours, height)}${object.defs}</defs>${back}${object.drawn}${front}</svg>`;
}

function hungEmblem(emblem: EmblemInput, colours: EmblemField, width: number, height: number) {
  const side = height * EMBLEM_SHARE;
  return drawEmblem(emblem, colours, { x: (width - side) / 2, y: (height - side) / 2, side });
}

type Foot = { x: number; y: number; unit: number };

function hourBy(random: Random): Hour {
  const hours: Hour[] = [0, 1, 2];
  return hours[Math.floor(random() * 3)] ?? 0;
}

function lampBy(random: Random): Lamp {
  const lamps: Lamp[] = [0, 1, 2, 3, 4];
  return lamps[Math.floor(random() * 5)] ?? 0;
}

type Land = { colours: Colours; random: Random; width: number; height: number; horizon: number; lightX: number };

/** Three strips from far to near, each with mist before it. */
function landscape(biome: (typeof BIOMES)[keyof typeof BIOMES], land: Land): string {
  const { colours, random, width, height, horizon, lightX } = land;
  const { deep, mid, glow } = colours;
  const strips = [
    { down: 0.02, depth: 0.62, rise: 0.42 },
    { down: 0.035, depth: 0.4, rise: 0.3 },
    { down: 0.075, depth: 0.2, rise: 0.17 },
  ];
  return strips
    .map(({ down, depth, rise }, level) => {
      const colour = mix(mix(deep, mid, depth), hazeOf(colours), 0.34 - level * 0.13);
      const drawn = biome({
        width,
        base: height * (horizon + down),
        height: height * rise * (0.9 + random() * 0.35),
        random,
        colour,
        lit: mix(colour, glow, 0.34 - level * 0.08),
        lightX,
        glow,
        snow: mix(glow, '#ffffff', 0.5),
        level,
      });
      return drawn + rect(0, height * (horizon - 0.16 + down), width, height * 0.19, 'url(#mist)', 0.8 - level * 0.28);
    })
    .join('');
}

/** The ground, with lines that converge on the object and a pool of light under it. */
function floor(glow: string, foot: Foot, width: number, height: number, horizon: number): string {
  const edge = height * (horizon + 0.03);
  const lines = repeat(19, (i) => {
    const step = (i - 9) * width;
    return `<path d="M${at(foot.x + step * 0.03, edge)}L${at(foot.x + step * 0.16, height)}" stroke="${glow}" stroke-width="1" opacity=".05"/>`;
  });
  const pool = ellipse(foot.x, foot.y + foot.unit * 0.42, foot.unit * 3.1, foot.unit * 0.95, 'url(#pool)');
  return rect(0, edge, width, height * (1 - horizon), 'url(#ground)') + lines + pool;
}

function drawObject(
  { palette, motif, seed, width, plinth = true, yaw }: SceneInput,
  foot: Foot,
  sun: { x: number; y: number },
  random: Random,
): { defs: string; drawn: string } {
  const { x, y, unit } = foot;
  const view = {
    yaw: yaw ?? (random() > 0.5 ? 1 : -1) * (8 + random() * 14),
    unit,
    x,
    y,
    materials: materialsOf(palette, 'url(#portal)'),
    seed,
    rim: [((sun.x - x) / width) * 6, 0.5, -0.55] as const,
    glowAt: [(sun.x - x) / unit, (y - sun.y) / unit, -1.4] as const,
  };
  const stone = render(plinth ? plinthOf(palette.sides, yaw ?? 0) : [], view, 'p');
  const body = render(motif === 'none' ? [] : OBJECTS[motif](random), view, 'm');
  const drawn =
    `<ellipse cx="${n1(x)}" cy="${n1(y + unit * 0.72)}" rx="${n1(unit * 2.15)}" ry="${n1(unit * 0.5)}" fill="#000" opacity=".5" filter="url(#wide)"/>` +
    `<g>${stone.body}</g><g filter="url(#wide)" opacity=".75">${stone.glow}</g>` +
    `<ellipse cx="${n1(x)}" cy="${n1(y + unit * 0.04)}" rx="${n1(unit * 0.95)}" ry="${n1(unit * 0.2)}" fill="#000" opacity=".45" filter="url(#tight)"/>` +
    `<g>${body.body}</g><g filter="url(#wide)" opacity=".9">${body.glow}</g><g filter="url(#tight)" opacity=".55">${body.glow}</g>`;
  return { defs: stone.defs + body.defs, drawn };
}

/** Two steps of stone with a lit band round the upper one. */
function plinthOf(sides: number, yaw: number): Mesh[] {
  const start = 90 + 180 / sides + yaw;
  const lower = lathe(
    [
      [0, -0.62],
      [1.72, -0.62],
      [1.78, -0.56],
      [1.7, -0.42],
      [0, -0.42],
    ],
    sides,
    'stone',
    { start },
  );
  const upper = lathe(
    [
      [0, -0.42],
      [1.42, -0.42],
      [1.42, -0.2],
      [1.36, -0.15],
      [1.34, -0.1],
      [1.36, -0.05],
      [1.26, 0],
      [0, 0],
    ],
    sides,
    'stone',
    { start, materialAt: (ring) => (ring === 3 || ring === 4 ? 'emit' : 'stone') },
  );
  return [lower, upper];
}
