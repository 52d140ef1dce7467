import { informationPath, trackPath } from '#client/site/paths.ts';
import type { SiteGame } from '#client/site/site.ts';

export type SiteLink = { name: string; href: string; external?: boolean };

/** The seven links of the top bar, in their order. The blog is another program on this host. */
export const TOP_LINKS: SiteLink[] = [
  { name: 'Contact us', href: informationPath('contact-us') },
  { name: 'About us', href: informationPath('about-us') },
  { name: 'Reviews', href: informationPath('reviews') },
  { name: 'Blog', href: '/blog', external: true },
  { name: 'Privacy', href: informationPath('privacy') },
  { name: 'Terms', href: informationPath('terms-conditions') },
  { name: 'FAQ', href: informationPath('faq') },
];

/** Beside the seven, first where room is short. */
export const SCHEDULE_LINK: SiteLink = { name: 'Raid schedule', href: informationPath('schedule') };

export const TRACK_LINK: SiteLink = { name: 'Track order', href: trackPath() };

export const BUILD_LINK: SiteLink = { name: 'Help me build', href: informationPath('hmb') };

export const LEGAL_LINKS: SiteLink[] = [
  { name: 'Terms and conditions', href: informationPath('terms-conditions') },
  { name: 'Privacy', href: informationPath('privacy') },
  { name: 'Cookies policy', href: informationPath('cookies-policy') },
  { name: 'Refunds policy', href: informationPath('refunds-policy') },
  { name: 'FAQ', href: informationPath('faq') },
];

/** The games whose categories the footer shows, and which of them in which order; `/*` stands for all children. */
const DEEP_LINKS = [
  {
    game: 'wow-carry',
    shelves: [
      'new-expansion',
      'raids',
      'raids/*',
      'mythic-plus',
      'delves',
      'character-boost/gear',
      'character-boost/professions',
      'powerleveling',
      'collectibles/mounts',
      'collectibles/transmogs',
      'reputations',
    ],
    products: [{ name: 'WoW gold', path: 'product/wow-gold' }],
  },
  { game: 'wow-classic', shelves: ['cataclysm', 'seasonal', 'fresh', 'gold', 'leveling'] },
  {
    game: 'destiny-2-boost',
    shelves: [
      'raids',
      'dungeons',
      'guardian',
      'guardian/powerleveling',
      'trials-of-osiris',
      'weapons',
      'weapons/exotic',
      'weapons/legendary',
      'nightfall',
      'lost-sectors',
    ],
  },
  { game: 'diablo-4', shelves: ['new-season', 'bosses', 'powerleveling', 'dungeons', 'items', 'builds'] },
];

const SHELVES_NAMED = 5;

/** The games that have no column of their own, each with its most wanted categories. */
export function otherGames(
  games: SiteGame[],
): { name: string; path: string; shelves: { name: string; path: string }[] }[] {
  const own = new Set(DEEP_LINKS.map(({ game }) => game));
  return games
    .filter(({ path }) => !own.has(path))
    .map(({ name, path, children }) => ({ name, path, shelves: children.slice(0, SHELVES_NAMED) }));
}

type CategoryLink = { name: string; path: string; children?: CategoryLink[] };

/** The footer's columns of deep links; a category the shop does not have is left out. */
export function deepLinks(games: SiteGame[]): { title: string; shelves: { name: string; path: string }[] }[] {
  return DEEP_LINKS.flatMap(({ game: path, shelves, products = [] }) => {
    const game = games.find((candidate) => candidate.path === path);
    return game
      ? [{ title: game.name, shelves: [...shelves.flatMap((shelf) => resolve(game, shelf)), ...products] }]
      : [];
  });
}

function resolve(game: SiteGame, shelf: string): { name: string; path: string }[] {
  const all = shelf.endsWith('/*');
  const wanted = `${game.path}/${all ? shelf.slice(0, -2) : shelf}`;
  const found = flatten(game.children).find(({ path }) => path === wanted);
  if (!found) return [];
  return all ? (found.children ?? []) : [found];
}

function flatten(shelves: CategoryLink[]): CategoryLink[] {
  return shelves.flatMap((shelf) => [shelf, ...flatten(shelf.children ?? [])]);
}
