import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { WireCategory } from '#server/rest/category.ts';
import type { Site } from './site.ts';
import { allOf, pageAddress, productAddress } from './address.ts';

/** Products in one file: far below the 50,000 addresses and 50 MB a file may have. */
const SEGMENT = 10_000;
/** The maximum page size of the shop. */
const PAGE = 100;

const PAGES = ['', 'about-us', 'contact-us', 'faq', 'reviews', 'schedule'];
const LEGAL = ['terms-conditions', 'privacy', 'cookies-policy', 'refunds-policy'];

type Address = { url: string; lastmod?: string };

/** Lists one file for the pages, and for each game as many as its products fill. */
export async function sitemapIndex({ siteUrl, rest }: Site): Promise<string> {
  const games = await rest.category.menu();
  const files = games.flatMap((game) => {
    const segments = Math.max(1, Math.ceil(game.product_count / SEGMENT));
    return Array.from({ length: segments }, (_, at) => `sitemap-${game.seo_url}-${at + 1}.xml`);
  });
  const entries = ['sitemap-pages.xml', ...files].map((file) => ({ url: `${siteUrl}/${file}` }));
  return write(new SitemapIndexStream(), entries);
}

/** The pages that are neither categories nor products. */
export async function pagesSitemap({ siteUrl }: Site): Promise<string> {
  return write(
    new SitemapStream(),
    [...PAGES, ...LEGAL].map((page) => ({ url: pageAddress(siteUrl, page) })),
  );
}

/** One part of a game's categories and products, `segment` from 1; null when there is no such part. */
export async function gameSitemap({ siteUrl, rest }: Site, slug: string, segment: number): Promise<string | null> {
  const game = (await rest.category.menu()).find(({ seo_url }) => seo_url === slug);
  const first = (segment - 1) * SEGMENT;
  if (!game || segment < 1 || (segment > 1 && first >= game.product_count)) return null;

  async function* addresses(game: WireCategory): AsyncGenerator<Address> {
    if (segment === 1) for (const { seo_url } of allOf([game])) yield { url: pageAddress(siteUrl, seo_url) };
    const pages = SEGMENT / PAGE;
    for (let at = 0; at < pages; at++) {
      const page = first / PAGE + at + 1;
      const { items, total } = await rest.product.simpleInCategory(game.category_id, { page, limit: PAGE });
      for (const product of items) {
        const lastmod = Number.isNaN(Date.parse(product.date_modified)) ? {} : { lastmod: product.date_modified };
        yield { url: productAddress(siteUrl, product), ...lastmod };
      }
      if (page * PAGE >= total) return;
    }
  }

  return write(new SitemapStream(), addresses(game));
}

async function write(into: SitemapStream | SitemapIndexStream, entries: Iterable<Address> | AsyncIterable<Address>) {
  return (await streamToPromise(Readable.from(entries).pipe(into))).toString();
}
