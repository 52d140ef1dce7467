import { pageAddress } from './address.ts';
import type { Site } from './site.ts';

/** What the shop is and where its things are, in Markdown, for language models. */
export async function writeLlmsText({ siteUrl, rest }: Site): Promise<string> {
  const games = await rest.category.tree();
  const link = (name: string, path: string, note: string) => `- [${name}](${pageAddress(siteUrl, path)}): ${note}`;
  return [
    '# Waystone',
    '',
    '> A shop for in-game services and currency: carries, leveling, gold and items for 15 games. Guests buy in USD, EUR or GBP without an account. Every page shows the full price, the start time and the duration before payment.',
    '',
    '## Games',
    '',
    ...games.map((game) => link(game.name, game.seo_url, `${game.product_count} services. ${game.intro}`)),
    '',
    '## Help',
    '',
    link('Schedule', 'schedule', 'group runs of the coming weeks, with seats left'),
    link('FAQ', 'faq', 'how ordering, payment, piloted and self-played services work'),
    link('Refunds policy', 'refunds-policy', 'what is paid back, and what a late order earns'),
    link('Contact us', 'contact-us', 'support by chat and email'),
    link('Help me build', 'hmb', 'ask for a service that is not listed'),
    '',
    '## For programs',
    '',
    `- [GraphQL endpoint](${siteUrl}/graphql): catalogue, cart, checkout and orders; POST JSON`,
    `- [Sitemap](${siteUrl}/sitemap.xml)`,
    `- [New services](${siteUrl}/feed.xml): RSS`,
    '',
  ].join('\n');
}
