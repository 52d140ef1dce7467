import type { WireCategory } from '#server/rest/category.ts';

/** A category with its way up. */
export type Shelf = { wire: WireCategory; parent: Shelf | null; children: Shelf[] };

export type Shelves = { games: Shelf[]; byPath: ReadonlyMap<string, Shelf> };

// The kept answer is the same object until the shop sends a newer one, so it is indexed once.
const indexed = new WeakMap<WireCategory[], Shelves>();

export function shelvesOf(tree: WireCategory[]): Shelves {
  const known = indexed.get(tree);
  if (known) return known;
  const byPath = new Map<string, Shelf>();
  const shelves = { games: tree.map((wire) => shelve(wire, null, byPath)), byPath };
  indexed.set(tree, shelves);
  return shelves;
}

/** From the game down to the shelf itself. */
export function wayTo(shelf: Shelf): Shelf[] {
  return shelf.parent ? [...wayTo(shelf.parent), shelf] : [shelf];
}

function shelve(wire: WireCategory, parent: Shelf | null, byPath: Map<string, Shelf>): Shelf {
  const shelf: Shelf = { wire, parent, children: [] };
  byPath.set(wire.seo_url, shelf);
  shelf.children = wire.categories.map((child) => shelve(child, shelf, byPath));
  return shelf;
}
