import { allOf } from '#client/product/all-of.ts';

export type CategoryLink = { path: string; name: string; productCount: number; children?: CategoryLink[] };
export type Tab = { path: string; name: string; count: number; current: boolean };

/** The tabs over a list: one for everything, then the category's children, or its siblings if it has none. */
export function categoryTabs(path: string, game: CategoryLink): Tab[] {
  const here = find(game, path);
  if (!here) return [];
  const group = here.children?.length ? here : find(game, path.slice(0, path.lastIndexOf('/')));
  if (!group?.children?.length) return [];
  const all = { ...group, name: group === game ? 'All services' : allOf(group.name) };
  const isStocked = (tab: CategoryLink) => tab.path === path || tab.productCount > 0;
  return [all, ...group.children.filter(isStocked)].map((tab) => ({
    path: tab.path,
    name: tab.name,
    count: tab.productCount,
    current: tab.path === path,
  }));
}

function find(tree: CategoryLink, path: string): CategoryLink | undefined {
  if (tree.path === path) return tree;
  const next = tree.children?.find((child) => path === child.path || path.startsWith(`${child.path}/`));
  return next && find(next, path);
}
