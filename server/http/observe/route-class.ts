const CLASSES: [RegExp, string][] = [
  [/^\/(healthz|readyz)$/, 'health'],
  [/^\/(assets|media)\//, 'static'],
  [/^\/graphql$/, 'graphql'],
  [/^\/mcp$/, 'mcp'],
  [/^\/(pay|api)\//, 'payment'],
  [/^\/[a-z-]+\/checkout\/cart$/, 'cart'],
  [/^\/[a-z-]+\/(checkout|order)(\/|$)/, 'checkout'],
  [/^\/[a-z-]+\/search(\/|$)/, 'search'],
  [/^\/([a-z]{2}-[a-z]{2}(\/|$)|$)/, 'page'],
];

/** The kind of page or endpoint an address is for: few enough to be a label of metrics, and never personal. */
export function routeClass(url: string): string {
  const path = url.replace(/[?#].*$/s, '');
  return CLASSES.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}
