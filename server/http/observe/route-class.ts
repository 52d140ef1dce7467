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

/** What kind of answer an address asks for: few enough to be a label of metrics, and nothing of anybody in it. */
export function routeClass(url: string): string {
  const path = url.replace(/[?#].*$/s, '');
  return CLASSES.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}
