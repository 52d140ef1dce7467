import { pageAddress, productAddress } from './address.ts';
import type { Site } from './site.ts';
import { escapeXml } from './escape-xml.ts';

const PER_GAME = 5;
const ITEMS = 40;

/** RSS 2.0 of the services added last, newest first. */
export async function writeFeed({ siteUrl, rest }: Site): Promise<string> {
  const games = await rest.category.menu();
  const newest = await Promise.all(
    games.map(({ category_id }) =>
      rest.product.simpleInCategory(category_id, { page: 1, limit: PER_GAME, sort: 'date_added', order: 'desc' }),
    ),
  );
  const items = newest
    .flatMap(({ items }) => items)
    .filter(({ date_added }) => !Number.isNaN(Date.parse(date_added)))
    .sort((a, b) => Date.parse(b.date_added) - Date.parse(a.date_added))
    .slice(0, ITEMS)
    .map((product) => {
      const address = escapeXml(productAddress(siteUrl, product));
      return [
        '<item>',
        `<title>${escapeXml(product.name)}</title>`,
        `<link>${address}</link>`,
        `<guid>${address}</guid>`,
        `<category>${escapeXml(product.breadcrumbs[0]?.name ?? '')}</category>`,
        `<description>${escapeXml(product.meta_description)}</description>`,
        `<pubDate>${new Date(product.date_added).toUTCString()}</pubDate>`,
        '</item>',
      ].join('');
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    '<title>Waystone: new services</title>',
    `<link>${escapeXml(pageAddress(siteUrl, ''))}</link>`,
    `<atom:link href="${escapeXml(`${siteUrl}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    '<description>Carries, leveling, gold and items added to the shop.</description>',
    '<language>en-us</language>',
    ...items,
    '</channel></rss>',
  ].join('\n');
}
