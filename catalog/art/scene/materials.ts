import { light, mix, ramp } from '#catalog/art/colour.ts';
import type { Ramp } from '#catalog/art/colour.ts';
import type { Palette } from '#catalog/art/palettes.ts';
import type { Materials } from './render.ts';

/** What objects are made of in a game's colours; `portal` is the fill of doors and open chests. */
export function materialsOf(colours: Palette, portal: string): Materials {
  const { deep, mid, main, accent, glow } = colours;
  const stone = mix(mix(mid, '#7c868c', 0.45), deep, 0.25);
  return {
    stone: {
      ramp: ramp([
        mix(deep, '#04070a', 0.35),
        mix(deep, stone, 0.38),
        mix(stone, mid, 0.25),
        mix(stone, '#b9c2c4', 0.38),
        mix(mix(stone, '#d8dedd', 0.68), glow, 0.2),
        mix('#f4f6f3', glow, 0.4),
      ]),
    },
    metal: { ramp: sixSteps(main, colours, 0.45) },
    gem: { ramp: sixSteps(accent, colours, 0.35) },
    cloth: { ramp: sixSteps(light(mix(mid, accent, 0.22), 0.5, 1.25), colours, 0.45) },
    steel: {
      ramp: ramp([
        mix(deep, '#2b343a', 0.4),
        mix(mid, '#66727a', 0.6),
        '#98a4aa',
        '#c3cccf',
        '#e2e7e7',
        mix('#ffffff', glow, 0.25),
      ]),
    },
    dark: { ramp: ramp([mix(deep, '#000000', 0.5), mix(deep, '#000000', 0.2), deep, mix(deep, mid, 0.5), mid]) },
    emit: { emit: colours.unlit ? mix(deep, mid, 0.35) : light(mix(accent, glow, 0.35), 0.86, 0.8) },
    portal: { emit: portal },
  };
}

function sixSteps(colour: string, { deep, glow }: Palette, topChroma: number): Ramp {
  return ramp([
    mix(light(colour, 0.2, 0.55), deep, 0.55),
    mix(light(colour, 0.34, 0.85), deep, 0.3),
    light(colour, 0.52, 1.05),
    light(colour, 0.7, 1),
    light(colour, 0.83, 0.8),
    mix(light(colour, 0.93, topChroma), glow, 0.35),
  ]);
}
