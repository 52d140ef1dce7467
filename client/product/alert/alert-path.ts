import { LOCALE } from '#client/site/paths.ts';

/** The page that sets an alert of a product. Not in paths.ts, which every page loads. */
export function alertPath(productSlug: string): string {
  return `/${LOCALE}/alert?${new URLSearchParams({ product: productSlug })}`;
}

/** The anchor of the form on a product's page: the browser opens the disclosure around it. */
export const ALERTS = 'alerts';
