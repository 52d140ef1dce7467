/** Places of one visitor alone, and endless lists; they say noindex too, but need not be asked for at all. */
const CLOSED = ['/graphql', '/pay/', '/en-us/checkout', '/en-us/order', '/en-us/search', '/en-us/subscribe'];

/** What crawlers may fetch. */
export function robotsText(siteUrl: string): string {
  const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${siteUrl}/sitemap.xml`];
  return `${lines.join('\n')}\n`;
}
