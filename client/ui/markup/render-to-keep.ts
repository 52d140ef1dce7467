import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * The HTML of an element, for many pages. React concatenates thousands of strings, which V8 keeps as a tree: each page
 * with this HTML would copy them one by one. Encoding to bytes and back makes it one flat string.
 */
export function renderToKeep(element: ReactNode): string {
  return decoder.decode(encoder.encode(renderToString(element)));
}
