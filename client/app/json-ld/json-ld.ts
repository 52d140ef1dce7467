import type { Graph, Thing } from 'schema-dts';
import type { PageName } from '#client/site/page-name.ts';
import { scriptJson } from '#client/data/state/json-script.ts';
import { thingsOf, type PagePlace } from './things-of.ts';

/**
 * What a page says of itself to search engines and other programs: the content of its one
 * `application/ld+json` element. Empty when the page has nothing to say.
 */
export function jsonLd(page: PageName | null, loaded: unknown, place: PagePlace): string {
  const things = thingsOf(page, loaded, place);
  return things.length > 0 ? scriptJson(graphOf(things)) : '';
}

function graphOf(things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}
