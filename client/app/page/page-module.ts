import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction } from 'react-router-dom';

export type PageMeta = {
  title: string;
  description: string;
  /** A path; the page's own address when left out. */
  canonical?: string;
  /** Such as `noindex`. */
  robots?: string;
  /** Address of the picture shown where the page is shared, 1200 × 630 pixels; the shop's own when left out. */
  image?: string;
};

/** What the router and the document need of a page. Each module is its own chunk in the browser. */
export type PageModule = {
  Component: ComponentType;
  loader?: LoaderFunction;
  action?: ActionFunction;
  /** For an action whose code comes after the page's. */
  openAction?(): Promise<ActionFunction>;
  /** Gets what the loader gave. A page without it writes its own head. */
  meta?(data: never): PageMeta;
  /** The parameters of its address that belong to the loaded data, such as a product's options. */
  reads?(data: never): string[];
};

/** Calls what reads a page's data with what the page's own loader gave: the router does not tell its type. */
export function readLoaded<Rest extends unknown[], Result>(
  read: (data: never, ...rest: Rest) => Result,
  loaded: unknown,
  ...rest: Rest
): Result {
  return read(loaded as never, ...rest);
}
