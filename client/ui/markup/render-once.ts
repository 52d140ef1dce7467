import type { ReactNode } from 'react';
import { renderToKeep } from './render-to-keep.ts';

/** Of a card, which has some two thousand characters, there is one for each product and currency. */
const MAX_RENDERED = 2_000;

const rendered = new Map<string, string>();

/**
 * The HTML of content that `of` alone decides. Called while a page is being rendered: React comes back to that page
 * afterwards, as long as the component that calls this uses no hook after it.
 */
export function renderOnce(of: string, content: ReactNode): string {
  const known = rendered.get(of);
  if (known !== undefined) return known;
  const html = renderToKeep(content);
  if (rendered.size >= MAX_RENDERED) rendered.clear();
  rendered.set(of, html);
  return html;
}
