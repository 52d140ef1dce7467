import type { WireCategory } from '#server/rest/category.ts';

/** A category with its way up. */
export type CategoryEntry = { wire: WireCategory; parent: CategoryEntry | null; children: CategoryEntry[] };

export type CategoryTree = { games: CategoryEntry[]; byPath: ReadonlyMap<string, CategoryEntry> };

// The kept answer is the same object until the shop sends a newer one, so it is indexed once.
const indexed = new WeakMap<WireCategory[], CategoryTree>();

export function categoryTreeOf(tree: WireCategory[]): CategoryTree {
  const known = indexed.get(tree);
  if (known) return known;
  const byPath = new Map<string, CategoryEntry>();
  const shelves = { games: tree.map((wire) => shelve(wire, null, byPath)), byPath };
  indexed.set(tree, shelves);
  return shelves;
}

/** From the game down to the category itself. */
export function wayTo(shelf: CategoryEntry): CategoryEntry[] {
  return shelf.parent ? [...wayTo(shelf.parent), shelf] : [shelf];
}

function shelve(wire: WireCategory, parent: CategoryEntry | null, byPath: Map<string, CategoryEntry>): CategoryEntry {
  const shelf: CategoryEntry = { wire, parent, children: [] };
  byPath.set(wire.seo_url, shelf);
  shelf.children = wire.categories.map((child) => shelve(child, shelf, byPath));
  return shelf;
}
