/** The outline of an emblem tells the kind of service, on a grid of 96. */
export const FRAMES = {
  /** Raids and bosses. */
  stone: 'M48 3 76 11 88 44 78 83 48 93 18 83 8 44 20 11Z',
  /** Dungeons, keys, delves and maps. */
  octagon: 'M30 4H66L92 30V66L66 92H30L4 66V30Z',
  /** Ranks and everything else against other players. */
  shield: 'M48 4 86 13V48C86 69 70 84 48 93 26 84 10 69 10 48V13Z',
  /** Currencies and materials. */
  round: 'M48 4A44 44 0 0 1 48 92 44 44 0 0 1 48 4Z',
  /** Levels, campaigns and passes. */
  ascent: 'M48 3 90 31V84L48 92 6 84V31Z',
  /** Gear, builds and classes. */
  hex: 'M48 3 87 25.5V70.5L48 93 9 70.5V25.5Z',
  /** Mounts, collections and items. */
  tile: 'M17 5H79L91 17V79L79 91H17L5 79V17Z',
  /** Lessons, crafts and achievements. */
  pennant: 'M12 5H84V91L48 79 12 91Z',
} as const;

export type FrameName = keyof typeof FRAMES;

/** What stands on the rim, so that tiers differ in their shape as well as in their colour. */
type Ornament = 'gem' | 'studs' | 'flames' | 'peak';

type Trim = { light: string; dark: string; gem: string; ornaments: readonly Ornament[] };

/** The rim tells the difficulty or the tier. */
export const TRIMS = {
  plain: { light: '#9fb2ba', dark: '#5f747e', gem: '#e4ecef', ornaments: [] },
  heroic: { light: '#c59bff', dark: '#6b3bb8', gem: '#e8d6ff', ornaments: ['gem', 'studs'] },
  mythic: { light: '#ff9a6b', dark: '#b63f17', gem: '#ffe0cf', ornaments: ['gem', 'studs', 'flames'] },
  silver: { light: '#dfe7ea', dark: '#8b9ca4', gem: '#ffffff', ornaments: ['peak'] },
  gold: { light: '#ffd98a', dark: '#b07c1f', gem: '#fff3d6', ornaments: ['gem'] },
  diamond: { light: '#a9e4ff', dark: '#3d86c4', gem: '#eaf9ff', ornaments: ['gem', 'peak'] },
  apex: { light: '#ff9aa6', dark: '#b82643', gem: '#ffe1e5', ornaments: ['gem', 'studs', 'peak'] },
} as const satisfies Record<string, Trim>;

export type TrimName = keyof typeof TRIMS;

const ORNAMENTS: Record<Ornament, (trim: Trim) => string> = {
  gem: ({ gem, dark }) =>
    `<path d="M40 87 48 78 56 87 48 97Z" fill="${gem}"/><path d="M48 78 56 87 48 97Z" fill="${dark}" opacity=".55"/>`,
  studs: ({ light, dark }) =>
    `<path d="M4 38 13 47 4 56-4 47Z" fill="${light}"/><path d="M92 38 83 47 92 56 100 47Z" fill="${dark}"/>`,
  flames: ({ light, dark }) =>
    `<path d="M34 11 37-3 44 5 48-7V11Z" fill="${light}"/><path d="M62 11 59-3 52 5 48-7V11Z" fill="${dark}"/>`,
  peak: ({ light, dark }) => `<path d="M38 8 48-5V14Z" fill="${light}"/><path d="M58 8 48-5V14Z" fill="${dark}"/>`,
};

export function ornamentsOf(name: TrimName): string {
  const trim: Trim = TRIMS[name];
  return trim.ornaments.map((ornament) => ORNAMENTS[ornament](trim)).join('');
}
