import { allOf } from '#client/product/all-of.ts';

export type CategoryLink = { path: string; productCount: number; children?: CategoryLink[] };
export type NamedCategory = { path: string; name: string; children?: NamedCategory[] };
export type Tab = { path: string; name: string; count: number; current: boolean };

/**
 * The tabs over a list: the category's children, or its siblings when it has none, after one for all of them.
 * `names` and `counts` are the same tree, from the site's data and from the page's.
 */
export function categoryTabs(path: string, names: NamedCategory, counts: CategoryLink): Tab[] {
  const here = find(names, path);
  if (!here) return [];
  const group = here.children?.length ? here : find(names, path.slice(0, path.lastIndexOf('/')));
  if (!group?.children?.length) return [];
  const all = { path: group.path, name: group === names ? 'All services' : allOf(group.name) };
  const isStocked = (tab: { path: string }) => tab.path === path || (find(counts, tab.path)?.productCount ?? 0) > 0;
  return [all, ...group.children.filter(isStocked)].map((tab) => ({
    path: tab.path,
    name: tab.name,
    count: find(counts, tab.path)?.productCount ?? 0,
    current: tab.path === path,
  }));
}

function find<T extends { path: string; children?: T[] }>(tree: T, path: string): T | undefined {
  if (tree.path === path) return tree;
  const next = tree.children?.find((child) => path === child.path || path.startsWith(`${child.path}/`));
  return next && find(next, path);
}
