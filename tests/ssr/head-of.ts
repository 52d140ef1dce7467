/** What a document's tags say, wherever in the document they stand. */
export function headOf(html: string) {
  const tags = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}( [^>]*?)/?>`, 'g'))].map(([, text]) => attributesOf(text ?? ''));
  const metas = tags('meta');
  const links = (rel: string) => tags('link').filter((link) => link['rel'] === rel);
  return {
    titles: [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => unescaped(title ?? '')),
    meta: (name: string) => metas.find((meta) => meta['name'] === name || meta['property'] === name)?.['content'],
    links: (rel: string) => links(rel).map(({ href }) => href),
    languages: links('alternate').flatMap(({ hreflang }) => hreflang ?? []),
  };
}

/** The things of the document's one `application/ld+json` element. */
export function jsonLdOf(html: string): Record<string, unknown>[] {
  const elements = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  if (elements.length > 1) throw new Error('more than one application/ld+json');
  const [element] = elements;
  if (!element) return [];
  const { '@context': context, '@graph': graph } = JSON.parse(element[1] ?? '') as Record<string, unknown>;
  if (context !== 'https://schema.org') throw new Error('another context than schema.org');
  return graph as Record<string, unknown>[];
}

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(/ ([\w:-]+)="([^"]*)"/g)];
  return Object.fromEntries(found.map(([, name, value]) => [name?.toLowerCase(), unescaped(value ?? '')]));
}

function unescaped(text: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_whole, name: string) => signs[name] ?? '');
}
