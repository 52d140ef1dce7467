import type { WireCategory } from '#server/rest/category.ts';

/** A category with its ancestors. */
export type CategoryEntry = { wire: WireCategory; parent: CategoryEntry | null; children: CategoryEntry[] };

export type CategoryTree = { games: CategoryEntry[]; byPath: ReadonlyMap<string, CategoryEntry> };

// The cached response is the same object until the shop sends a newer one, so it is indexed once.
const indexed = new WeakMap<WireCategory[], CategoryTree>();

export function categoryTreeOf(tree: WireCategory[]): CategoryTree {
  const known = indexed.get(tree);
  if (known) return known;
  const byPath = new Map<string, CategoryEntry>();
  const categories = { games: tree.map((wire) => entryOf(wire, null, byPath)), byPath };
  indexed.set(tree, categories);
  return categories;
}

/** From the game down to the category itself. */
export function wayTo(entry: CategoryEntry): CategoryEntry[] {
  return entry.parent ? [...wayTo(entry.parent), entry] : [entry];
}

function entryOf(wire: WireCategory, parent: CategoryEntry | null, byPath: Map<string, CategoryEntry>): CategoryEntry {
  const entry: CategoryEntry = { wire, parent, children: [] };
  byPath.set(wire.seo_url, entry);
  entry.children = wire.categories.map((child) => entryOf(child, entry, byPath));
  return entry;
}
