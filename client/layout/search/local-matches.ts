import type { MenuGame } from '#client/site/site.ts';

export type LocalMatch = { path: string; name: string; hint: string; image: string };

const MAX_MATCHES = 6;
/** Words for what every shop of this kind does: they say nothing about the product. */
const TRADE_WORDS = new Set('boost boosting carry carries buy cheap service services a the for in of to'.split(' '));

/** Games and categories that match each word by a prefix; found without asking the shop. */
export function localMatches(games: readonly MenuGame[], text: string): LocalMatch[] {
  const typed = wordsOf(text).filter((word) => !TRADE_WORDS.has(word));
  if (typed.length === 0) return [];
  const found: LocalMatch[] = [];
  for (const game of games) {
    const own = [...wordsOf(game.name), ...initialsOf(game.name)];
    const base = { hint: game.name, image: game.image };
    if (fits(typed, own)) found.push({ ...base, path: game.path, name: game.name, hint: 'Game' });
    for (const category of game.children.flatMap((child) => [child, ...child.children])) {
      const words = wordsOf(category.name);
      // At least one word must match the category itself: all of a game's categories would be no answer.
      if (typed.some((word) => begins(word, words)) && fits(typed, [...words, ...own])) {
        found.push({ ...base, path: category.path, name: category.name });
      }
    }
  }
  return found.sort((a, b) => a.path.split('/').length - b.path.split('/').length).slice(0, MAX_MATCHES);
}

function fits(typed: string[], words: string[]): boolean {
  return typed.every((word) => begins(word, words));
}

function begins(typed: string, words: string[]): boolean {
  return words.some((word) => word.startsWith(typed));
}

// `wow` is World of Warcraft, `d2` Destiny 2, `eso` The Elder Scrolls Online.
function initialsOf(name: string): string[] {
  const words = wordsOf(name);
  const all = words.map((word) => (/^\d+$/.test(word) ? word : word.slice(0, 1))).join('');
  return words[0] === 'the' ? [all.slice(1)] : [all];
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/['’]/g, '');
  return plain.match(/[\p{L}\p{N}]+\+?/gu) ?? [];
}
