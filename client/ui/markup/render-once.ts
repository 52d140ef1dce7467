import type { ReactNode } from 'react';
import { keptByKey } from '#client/ui/kept-by-key.ts';
import { renderToKeep } from './render-to-keep.ts';

/** About two thousand characters each: a card for each product and currency, and filters, runs, questions and menus. */
const rendered = keptByKey<string>(4_000);

/**
 * The HTML of content that depends on `of` alone. Called while a page is being rendered: React returns to that page
 * afterwards, as long as the calling component uses no hook after this.
 */
export function renderOnce(of: string, content: ReactNode): string {
  return rendered(of, () => renderToKeep(content));
}
