import type { BreadcrumbList, ListItem } from 'schema-dts';
import { categoryPath, homePath } from '#client/site/paths.ts';

type Crumb = { name: string; path: string };

/** From the home page to the page itself, which has a name and no address. */
export function breadcrumbList(crumbs: readonly Crumb[], page: string, siteUrl: string): BreadcrumbList {
  const above = [
    { name: 'Home', item: siteUrl + homePath() },
    ...crumbs.map(({ name, path }) => ({ name, item: siteUrl + categoryPath(path) })),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { name: page }].map((crumb, at): ListItem => ({
      '@type': 'ListItem',
      position: at + 1,
      ...crumb,
    })),
  };
}
