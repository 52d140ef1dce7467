/** Colours are mixed in OKLab, where equal steps look equal; sRGB mixes turn muddy between far hues. */
type Lab = [lightness: number, a: number, b: number];

/** Of a picture, as `#rrggbb`, from the darkest to the brightest. */
export type Colours = { deep: string; mid: string; main: string; accent: string; glow: string };

export type Ramp = (t: number) => string;

function toLab(hex: string): Lab {
  const n = parseInt(hex.slice(1), 16);
  const r = toLinear((n >> 16) / 255);
  const g = toLinear(((n >> 8) & 255) / 255);
  const b = toLinear((n & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return '#' + channels.map(toByte).join('');
}

/** `t` of the way from one colour to the other. */
export function mix(from: string, to: string, t: number): string {
  return toHex(between(toLab(from), toLab(to), t));
}

/** The same hue at another lightness (0 to 1); `chroma` scales how strong it is. */
export function light(hex: string, lightness: number, chroma = 1): string {
  const [, a, b] = toLab(hex);
  return toHex([lightness, a * chroma, b * chroma]);
}

/** How far a colour is from grey. */
export function chromaOf(hex: string): number {
  const [, a, b] = toLab(hex);
  return Math.hypot(a, b);
}

/** A scale from dark to light through evenly spaced colours. */
export function ramp(stops: string[]): Ramp {
  const labs = stops.map(toLab);
  return (t) => {
    const x = Math.max(0, Math.min(0.9999, t)) * (labs.length - 1);
    const step = Math.floor(x);
    const from = labs[step];
    const to = labs[step + 1];
    if (!from || !to) throw new Error('a ramp needs two colours at least');
    return toHex(between(from, to, x - step));
  };
}

function between(from: Lab, to: Lab, t: number): Lab {
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t];
}

function toLinear(c: number): number {
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

function toByte(linear: number): string {
  const v = Math.max(0, linear);
  const gamma = v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055;
  const byte = Math.max(0, Math.min(255, Math.round(gamma * 255)));
  return byte.toString(16).padStart(2, '0');
}
