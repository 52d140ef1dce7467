import type { Hits } from '#shop/search/hits.ts';
import type { Traced } from '#shop/search/trace.ts';

const JOINTS = /\s*(?:,(?!\d)|[;&]|\s\+\s|\s(?:and|plus|und|et|y|also|then|as well as)\s)\s*/gu;
const MAX_CLAUSES = 4;

/**
 * The things that a text may list. Each comes in two readings: with the game and the day that the list names only
 * once, and as it is.
 */
export function clausesOf({ reading: { traced, words, mentions } }: Hits): string[][] {
  const parts = partsOf(traced).filter((part) => /[\p{L}\p{N}]/u.test(part));
  if (parts.length < 2 || parts.length > MAX_CLAUSES) return [];
  const games = words.filter(({ isGame }) => isGame);
  const [game] = games;
  const day = mentions.when?.text ?? '';
  return parts.map((part) => {
    const dated = day === '' || part.includes(day) ? part : `${part} ${day}`;
    return games.length === 1 && game && !part.includes(game.text) ? [`${dated} ${game.text}`, dated] : [dated];
  });
}

function partsOf({ text, places }: Traced): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { 0: joint, index } of text.matchAll(JOINTS)) {
    const sign = index + joint.indexOf('+');
    // Folding has separated the `+` of `+10` from its number.
    if (joint.includes('+') && places[sign + 1] === places[sign]) continue;
    parts.push(text.slice(start, index));
    start = index + joint.length;
  }
  return [...parts, text.slice(start)];
}
