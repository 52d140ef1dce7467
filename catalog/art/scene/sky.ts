import { chromaOf, light, mix } from '#catalog/art/colour.ts';
import type { Colours } from '#catalog/art/colour.ts';
import type { Palette } from '#catalog/art/palettes.ts';
import { n1 } from '#catalog/art/svg.ts';

/** 0 is day, 1 dusk, 2 night. */
export type Hour = 0 | 1 | 2;

/** The game's colours at an hour: dusk moves to its warm colour, night is darker and moves to the accent. */
export function coloursAt(palette: Palette, hour: Hour): Colours {
  const { deep, mid, main, accent, glow } = palette;
  if (hour === 1) {
    const warm = chromaOf(main) > 0.06 ? main : accent;
    return { main, accent, glow, mid: light(mix(mid, warm, 0.8), 0.4, 0.92), deep: mix(deep, main, 0.1) };
  }
  if (hour === 2) return { main, accent, glow, deep, mid: mix(light(mix(mid, accent, 0.3), 0.36, 1.1), deep, 0.2) };
  return { deep, mid, main, accent, glow };
}

/** The colour of mist and of the sky near the horizon. */
export function hazeOf({ mid, glow }: Colours): string {
  return mix(mid, glow, 0.42);
}

/** Gradients and blurs that the layers refer to by name. */
export function definitions(colours: Colours, height: number): string {
  const { deep, mid, accent, glow } = colours;
  const haze = hazeOf(colours);
  const upright = 'x1="0" y1="0" x2="0" y2="1"';
  return [
    `<linearGradient id="sky" ${upright}>${stops([0, mix(deep, mid, 0.12)], [0.42, mix(mid, deep, 0.2)], [0.78, haze], [1, mid])}</linearGradient>`,
    `<radialGradient id="halo">${stops([0, glow, 0.95], [0.28, glow, 0.42], [0.62, mix(accent, glow, 0.35), 0.13], [1, accent, 0])}</radialGradient>`,
    `<radialGradient id="disc" cx=".5" cy=".35">${stops([0, mix(glow, '#ffffff', 0.5)], [1, mix(glow, accent, 0.25)])}</radialGradient>`,
    `<linearGradient id="mist" ${upright}>${stops([0, haze, 0], [1, haze, 0.75])}</linearGradient>`,
    `<radialGradient id="pool">${stops([0, glow, 0.5], [0.5, accent, 0.14], [1, deep, 0])}</radialGradient>`,
    `<linearGradient id="ground" ${upright}>${stops([0, mix(deep, mid, 0.55)], [0.5, mix(deep, mid, 0.16)], [1, mix(deep, '#000000', 0.35)])}</linearGradient>`,
    `<radialGradient id="vignette" cx=".5" cy=".46" r=".78">${stops([0.5, deep, 0], [1, mix(deep, '#000000', 0.5), 0.85])}</radialGradient>`,
    `<radialGradient id="portal" cx=".5" cy=".55" r=".6">${stops([0, '#ffffff'], [0.3, glow], [0.75, accent], [1, mix(accent, deep, 0.45)])}</radialGradient>`,
    blur('wide', height * 0.022),
    blur('tight', height * 0.007),
  ].join('');
}

function stops(...list: [offset: number, colour: string, opacity?: number][]): string {
  return list
    .map(([offset, colour, opacity]) => {
      const seeThrough = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${seeThrough}/>`;
    })
    .join('');
}

function blur(name: string, deviation: number): string {
  return `<filter id="${name}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${n1(deviation)}"/></filter>`;
}
