import type { Site, SiteGame } from '#client/site/site.ts';

/**
 * A category without the names of its fields. Of its path stands the last step alone, or 0 where that is its name
 * in small letters; what is empty at the end is left out.
 */
type Row = [id: string | number, name: string, step?: string | 0, below?: Row[], image?: string];

/** The site's data with the menu packed: it is the largest part of every document. */
export type PackedSite = Omit<Site, 'games'> & { games: Row[] };

type Unnamed<Category> = { [Field in Exclude<keyof Category, '__typename'>]: unknown };

const packed = new WeakMap<readonly SiteGame[], Row[]>();

/** The server answers everybody with the same games until the catalogue changes: they are packed once. */
export function packSite(site: Site): PackedSite {
  const games = packed.get(site.games) ?? site.games.map((game) => rowOf(game, game.image));
  packed.set(site.games, games);
  return { ...site, games };
}

/** As all data of the document these name no types. */
export function unpackGames(rows: Row[], above = ''): Unnamed<SiteGame>[] {
  return rows.map(([id, name, step, below = [], image]) => {
    const path = above + (step || stepOf(name));
    return { id: String(id), name, path, image, children: unpackGames(below, `${path}/`) };
  });
}

type Category = { id: string; name: string; path: string; children?: Category[] };

function rowOf({ id, name, path, children = [] }: Category, image?: string): Row {
  const step = path.slice(path.lastIndexOf('/') + 1);
  const head = [String(Number(id)) === id ? Number(id) : id, name] as const;
  const short = step === stepOf(name) ? 0 : step;
  const below = children.map((child) => rowOf(child));
  if (image !== undefined) return [...head, short, below, image];
  if (below.length > 0) return [...head, short, below];
  return short === 0 ? [...head] : [...head, short];
}

function stepOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
