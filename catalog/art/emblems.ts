import { light, mix } from './colour.ts';
import { paletteOf } from './palettes.ts';

/** a light, b middle, c dark; e light accent, k accent. */
type Tone = 'a' | 'b' | 'c' | 'e' | 'k';

/** Abstract signs on a grid of 64, painted in order. */
const EMBLEMS: Record<string, [Tone, string][]> = {
  'wow-carry': [
    ['a', 'M32 4 10 15l3 23 19 22z'],
    ['b', 'M32 4l22 11-3 23-19 22z'],
    ['e', 'M32 17 21 30l11 17z'],
    ['k', 'M32 17l11 13-11 17z'],
  ],
  'wow-classic': [
    ['a', 'M14 6h36v7L32 30 14 13z'],
    ['b', 'M32 30l18-17V6H32z'],
    ['b', 'M32 34 14 51v7h18z'],
    ['c', 'M32 34l18 17v7H32z'],
    ['e', 'M32 38l9 14H23z'],
  ],
  'destiny-2-boost': [
    ['a', 'M32 5l9 21-9 8-9-8z'],
    ['b', 'M32 5l9 21-9 8z'],
    ['k', 'M8 51l13-19 11 6-2 11z'],
    ['b', 'M56 51 43 32l-11 6 2 11z'],
    ['e', 'M8 51l22-2 2-11z'],
  ],
  'diablo-4': [
    ['k', 'M32 3l-4 15-7 9-5-5-4 16 6 14 14 9z'],
    ['e', 'M32 3l8 13 2 11 5-7 5 18-6 14-14 9z'],
    ['b', 'M32 28 20 44l12 13z'],
    ['a', 'M32 28l11 15-11 14z'],
  ],
  'ea-sports-fc': [
    ['a', 'M32 5 5 25l7 4 20-14z'],
    ['b', 'M32 5l27 20-7 4-20-14z'],
    ['b', 'M5 25l10 33h7l-10-29z'],
    ['c', 'M59 25 49 58h-7l10-29z'],
    ['c', 'M15 58h34l-7-6H22z'],
    ['e', 'M32 21 20 30l5 15h7z'],
    ['k', 'M32 21l12 9-5 15h-7z'],
  ],
  'counter-strike': [
    ['a', 'M27 4h10l-2 18h-6z'],
    ['b', 'M27 60h10l-2-18h-6z'],
    ['a', 'M4 27v10l18-2v-6z'],
    ['b', 'M60 27v10l-18-2v-6z'],
    ['e', 'M32 25l-7 7 7 7z'],
    ['k', 'M32 25l7 7-7 7z'],
  ],
  'poe-2': [
    ['a', 'M32 4 6 32l12 0 14-16z'],
    ['b', 'M32 4l26 28H46L32 16z'],
    ['b', 'M32 60 6 32h12l14 16z'],
    ['c', 'M32 60l26-28H46L32 48z'],
    ['e', 'M32 22a10 10 0 0 0 0 20z'],
    ['k', 'M32 22a10 10 0 0 1 0 20z'],
  ],
  battlefield: [
    ['k', 'M32 6 8 24v12l24-18z'],
    ['e', 'M32 6l24 18v12L32 18z'],
    ['a', 'M32 25 8 43v9l24-18z'],
    ['b', 'M32 25l24 18v9L32 34z'],
    ['b', 'M32 41 16 53v6l16-11z'],
    ['c', 'M32 41l16 12v6L32 48z'],
  ],
  overwatch: [
    ['a', 'M32 4 8 18v18l8 5V22l16-9z'],
    ['b', 'M32 4l24 14v18l-8 5V22l-16-9z'],
    ['c', 'M12 45l20 15 20-15-7-4-13 10-13-10z'],
    ['k', 'M32 23l-9 9 9 9z'],
    ['e', 'M32 23l9 9-9 9z'],
  ],
  'dune-awakening': [
    ['k', 'M46 8a9 9 0 1 1-.1 0z'],
    ['a', 'M4 52C14 50 18 22 30 22c-4 12 6 18 0 30z'],
    ['b', 'M30 22c12 2 18 28 30 30H30c6-12-4-18 0-30z'],
    ['c', 'M4 56h56v4H4z'],
  ],
  roblox: [
    ['a', 'M32 4 18 12l14 8 14-8z'],
    ['b', 'M18 12v16l14 8V20z'],
    ['c', 'M46 12v16l-14 8V20z'],
    ['e', 'M18 32 6 39l12 7 12-7z'],
    ['k', 'M6 39v12l12 8V46z'],
    ['c', 'M30 39v13l-12 7V46z'],
    ['a', 'M46 32 34 39l12 7 12-7z'],
    ['b', 'M34 39v13l12 7V46z'],
    ['c', 'M58 39v12l-12 8V46z'],
  ],
  'marvel-rivals': [
    ['a', 'M32 3l6 17 19-9-10 19 14 8-19 4 3 19-13-15z'],
    ['b', 'M32 3l-6 17-19-9 10 19-14 8 19 4-3 19 13-15z'],
    ['e', 'M32 24l-10 9 10 7z'],
    ['k', 'M32 24l10 9-10 7z'],
  ],
  valorant: [
    ['a', 'M32 32 24 4l22 8z'],
    ['b', 'M32 32l14-20 6 6z'],
    ['k', 'M32 32l28 2-16 18z'],
    ['e', 'M32 32l12 20-8 4z'],
    ['a', 'M32 32 12 54 6 32z'],
    ['b', 'M32 32 6 32l2-9z'],
  ],
  'elden-ring': [
    ['a', 'M38 6A25 25 0 1 0 58 42 20 20 0 0 1 38 6z'],
    ['b', 'M13 32a25 25 0 0 0 45 10A20 20 0 0 1 34 40C26 44 18 40 13 32z'],
    ['k', 'M46 12l4 10-4 5-4-5z'],
    ['e', 'M54 22l3 8-3 4-3-4z'],
  ],
  'elder-scrolls-online': [
    ['c', 'M14 14l14 8-6 6zM50 14l-14 8 6 6zM14 50l14-8-6-6zM50 50l-14-8 6-6z'],
    ['a', 'M32 2l9 22-9 3z'],
    ['b', 'M32 2l-9 22 9 3z'],
    ['b', 'M62 32l-22 9-3-9z'],
    ['a', 'M62 32l-22-9-3 9z'],
    ['b', 'M32 62l9-22-9-3z'],
    ['a', 'M32 62l-9-22 9-3z'],
    ['a', 'M2 32l22 9 3-9z'],
    ['b', 'M2 32l22-9 3 9z'],
    ['e', 'M32 24l-8 8 8 8z'],
    ['k', 'M32 24l8 8-8 8z'],
  ],
};

/** The sign of a game as SVG. Throws when the game has none yet. */
export function drawEmblem(game: string): string {
  const parts = EMBLEMS[game];
  if (!parts) throw new Error(`catalog/art/emblems.ts has no emblem for the game ${game}`);
  const { main, accent, glow } = paletteOf(game);
  const fill: Record<Tone, string> = {
    a: light(mix(main, glow, 0.25), 0.88, 0.8),
    b: light(main, 0.7, 1),
    c: light(main, 0.47, 0.9),
    e: light(accent, 0.84, 0.75),
    k: light(accent, 0.68, 1),
  };
  const drawn = parts.map(([tone, d]) => `<path fill="${fill[tone]}" d="${d}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${drawn}</svg>`;
}
