import type { Site, SiteGame } from '#client/site/site.ts';

/** A category without the names of its fields, and of its path the last step alone. */
type Row = [id: string, name: string, step: string, below: Row[], image?: string];

/** The site's data with the menu packed: it is the largest part of every document. */
export type PackedSite = Omit<Site, 'games'> & { games: Row[] };

type Unnamed<Shelf> = { [Field in Exclude<keyof Shelf, '__typename'>]: unknown };

const packed = new WeakMap<readonly SiteGame[], Row[]>();

/** The server answers everybody with the same games until the catalogue changes: they are packed once. */
export function packSite(site: Site): PackedSite {
  const games = packed.get(site.games) ?? site.games.map((game) => rowOf(game, game.image));
  packed.set(site.games, games);
  return { ...site, games };
}

/** As all data of the document these name no types. */
export function unpackGames(rows: Row[], above = ''): Unnamed<SiteGame>[] {
  return rows.map(([id, name, step, below, image]) => {
    const path = above + step;
    return { id, name, path, image, children: unpackGames(below, `${path}/`) };
  });
}

type Shelf = { id: string; name: string; path: string; children?: Shelf[] };

function rowOf({ id, name, path, children = [] }: Shelf, image?: string): Row {
  const step = path.slice(path.lastIndexOf('/') + 1);
  const below = children.map((child) => rowOf(child));
  return image === undefined ? [id, name, step, below] : [id, name, step, below, image];
}
