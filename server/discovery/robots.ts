/** Personal pages and endless lists; they are noindex too, but crawlers need not request them at all. */
const CLOSED = ['/graphql', '/pay/', '/en-us/checkout', '/en-us/order', '/en-us/search', '/en-us/subscribe'];

/** What crawlers may fetch. */
export function robotsText(siteUrl: string): string {
  const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${siteUrl}/sitemap.xml`];
  return `${lines.join('\n')}\n`;
}
