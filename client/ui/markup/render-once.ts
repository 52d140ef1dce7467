import type { ReactNode } from 'react';
import { keptByKey } from '#client/ui/kept-by-key.ts';
import { renderToKeep } from './render-to-keep.ts';

/**
 * Some two thousand characters each: a card for each product and currency, and the filters, runs, questions and menus
 * that are shown with them.
 */
const rendered = keptByKey<string>(4_000);

/**
 * The HTML of content that `of` alone decides. Called while a page is being rendered: React comes back to that page
 * afterwards, as long as the component that calls this uses no hook after it.
 */
export function renderOnce(of: string, content: ReactNode): string {
  return rendered(of, () => renderToKeep(content));
}
