import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { homePath, searchPath } from '#client/site/paths.ts';

/** The shop, and how to search it. */
export function webSite(siteUrl: string): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}${searchPath('')}{words}` },
    'query-input': 'required name=words',
  };
  return {
    '@type': 'WebSite',
    name: 'Waystone',
    url: siteUrl + homePath(),
    inLanguage: 'en-US',
    potentialAction: search,
  };
}
