import { LOCALE } from '#client/site/paths.ts';

/** Where an alert of a product is set. Beside its form, and not among the paths that every page loads. */
export function alertPath(productSlug: string): string {
  return `/${LOCALE}/alert?${new URLSearchParams({ product: productSlug })}`;
}

/** On a product's page, where links to the form lead: the browser opens the disclosure around it. */
export const ALERTS = 'alerts';
