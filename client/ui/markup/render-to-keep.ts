import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * The HTML of an element, for many pages. React joins it of thousands of pieces, and V8 holds on to them: each page
 * that has the HTML in it would copy them one by one. What has been bytes comes back as one piece.
 */
export function renderToKeep(element: ReactNode): string {
  return decoder.decode(encoder.encode(renderToString(element)));
}
