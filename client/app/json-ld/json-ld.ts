import type { Graph, Thing } from 'schema-dts';
import type { PageName } from '#client/site/page-name.ts';
import { scriptJson } from '#client/data/state/json-script.ts';
import { thingsOf, type PagePlace } from './things-of.ts';

/**
 * The structured data of a page: the content of its one `application/ld+json` element. Empty for a page without any.
 */
export function jsonLd(page: PageName | null, loaded: unknown, place: PagePlace): string {
  const things = thingsOf(page, loaded, place);
  return things.length > 0 ? scriptJson(graphOf(things)) : '';
}

function graphOf(things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}
