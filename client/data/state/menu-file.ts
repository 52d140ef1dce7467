import type { Menu, MenuGame, SiteLinks } from '#client/site/site.ts';

/**
 * A category without its field names. Only the last segment of its path is stored, or 0 if that is the name in lower
 * case; empty values at the end are omitted.
 */
type Row = [id: string | number, name: string, productCount: number, step?: string | 0, below?: Row[], image?: string];

type MenuFile = { rows: Row[]; links: SiteLinks | null };

const written = new WeakMap<readonly MenuGame[], string>();

/**
 * The file with the menus of all pages, as JSON. The server has one list of games for everybody until the catalogue
 * changes, so this is computed once.
 */
export function writeMenu({ games, links }: Menu): string {
  const rows = written.get(games) ?? JSON.stringify(games.map((game) => rowOf(game, game.image)));
  written.set(games, rows);
  return `{"rows":${rows},"links":${JSON.stringify(links)}}`;
}

/** @param file a `writeMenu`, parsed. */
export function readMenu({ rows, links }: MenuFile): Menu {
  return { games: rows.map(gameOf), links };
}

function gameOf(row: Row): MenuGame {
  const game = categoryOf(row);
  const children = belowOf(row).map((child) => {
    const category = categoryOf(child, `${game.path}/`);
    return { ...category, children: belowOf(child).map((leaf) => categoryOf(leaf, `${category.path}/`)) };
  });
  return { ...game, image: row[5] ?? '', children };
}

function categoryOf([id, name, productCount, step]: Row, above = '') {
  return { __typename: 'Category' as const, id: String(id), name, path: above + (step || stepOf(name)), productCount };
}

function belowOf([, , , , below = []]: Row): Row[] {
  return below;
}

type Category = { id: string; name: string; path: string; productCount: number; children?: Category[] };

function rowOf({ id, name, path, productCount, children = [] }: Category, image?: string): Row {
  const step = path.slice(path.lastIndexOf('/') + 1);
  const head = [String(Number(id)) === id ? Number(id) : id, name, productCount] as const;
  const short = step === stepOf(name) ? 0 : step;
  const below = children.map((child) => rowOf(child));
  if (image !== undefined) return [...head, short, below, image];
  if (below.length > 0) return [...head, short, below];
  return short === 0 ? [...head] : [...head, short];
}

function stepOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
