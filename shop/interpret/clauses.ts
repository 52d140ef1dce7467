import type { Hits } from '#shop/search/hits.ts';

const JOINTS = /\s*(?:,(?!\d)|[;&]|\s(?:and|plus|und|et|y|also|then|as well as)\s)\s*/u;
const MAX_CLAUSES = 4;

/**
 * The things that a text may name one after the other, each in the ways it may be meant: with the game and the
 * day that are said only once, and as it stands.
 */
export function clausesOf({ reading: { traced, words, mentions } }: Hits): string[][] {
  const parts = traced.text.split(JOINTS).filter((part) => /[\p{L}\p{N}]/u.test(part));
  if (parts.length < 2 || parts.length > MAX_CLAUSES) return [];
  const games = words.filter(({ isGame }) => isGame);
  const [game] = games;
  const day = mentions.when?.text ?? '';
  return parts.map((part) => {
    const dated = day === '' || part.includes(day) ? part : `${part} ${day}`;
    return games.length === 1 && game && !part.includes(game.text) ? [`${dated} ${game.text}`, dated] : [dated];
  });
}
