import type { Game, ProductDef, SeasonDef } from '#catalog/format.ts';
import { PERMANENT } from '#catalog/format.ts';
import type { Issues } from '#catalog/issue/issues.ts';
import type { Path, Places } from '#catalog/issue/place.ts';
import { seasonOf } from '#catalog/season.ts';
import { type Said, saidOf } from './said.ts';
import { reporterOf } from './reporter.ts';

/** Words for a season in every game. Others, such as the acts of Valorant, count only where a season is named so. */
const ALWAYS = ['season', 'patch', 'split', 'episode', 'phase'];
const WHERE_NAMED = ['act', 'chapter'];
const COUNTS = 'one|two|three|four|five|six|seven|eight|nine|ten';
/** Texts about the product itself: requirements, questions and choices may name earlier seasons. */
const TELLING = new Set<Path[number]>(['name', 'label', 'tags', 'get', 'metaTitle', 'metaDescription']);
const RANKS = 'first|second|third|fourth|fifth|sixth|\\d+(?:st|nd|rd|th)';

/**
 * Notes texts that name another season than their product's, by number or by name. Permanent products may name seasons,
 * but no numbers.
 */
export function checkSeasonWords(game: Game, places: Places, issues: Issues): void {
  const numbered = numberedSeason(game.seasons ?? []);
  for (const product of game.products) {
    const own = seasonOf(game, product);
    const report = reporterOf(product, places, issues);
    for (const { path, text } of [...saidOf(product), ...tagsOf(product)]) {
      for (const [found] of text.matchAll(numbered)) {
        if (!includes(own?.name, found)) report(path, `"${found}", but its season is ${own?.name ?? PERMANENT}`);
      }
      const other = own && otherSeason(game, own, { path, text });
      if (other) report(path, `names ${other.name}, but its season is ${own.name}`);
    }
  }
}

/** Such as `season 3`, `Patch 12.1` and `second season`; the phase of a fight is followed by no such number. */
function numberedSeason(seasons: readonly SeasonDef[]): RegExp {
  const named = WHERE_NAMED.filter((word) => seasons.some(({ name }) => name.toLowerCase().split(' ').includes(word)));
  const words = [...ALWAYS, ...named].join('|');
  return new RegExp(`\\b(?:(?:${words}) (?:\\d+(?:\\.\\d+)*|(?:${COUNTS})\\b)|(?:${RANKS}) (?:${words})\\b)`, 'gi');
}

/** Only dated seasons: every text may mention the `Current act`. */
function otherSeason({ seasons = [] }: Game, own: SeasonDef, { path, text }: Said): SeasonDef | undefined {
  if (!TELLING.has(path[0] ?? '')) return undefined;
  return seasons.find(({ key, name, starts }) => key !== own.key && starts !== undefined && isOther(own, name, text));
}

/** `Current Midnight season` is part of Midnight, so its texts may name both. */
function isOther(own: SeasonDef, name: string, text: string): boolean {
  return !includes(own.name, name) && includes(text, name);
}

function includes(text: string | undefined, part: string): boolean {
  return text?.toLowerCase().includes(part.toLowerCase()) ?? false;
}

function tagsOf({ tags }: ProductDef): Said[] {
  return tags.map((text, at) => ({ path: ['tags', at], text }));
}
