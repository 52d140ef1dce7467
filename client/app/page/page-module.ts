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
  /** For an action whose code is loaded after the page's. */
  openAction?(): Promise<ActionFunction>;
  /** Gets the loader's data. A page without it renders its own head. */
  meta?(data: never): PageMeta;
  /** The query parameters that the loaded data depends on, such as a product's options. */
  reads?(data: never): string[];
};

/** Calls a function of the page with the data of its own loader, whose type the router does not know. */
export function readLoaded<Rest extends unknown[], Result>(
  read: (data: never, ...rest: Rest) => Result,
  loaded: unknown,
  ...rest: Rest
): Result {
  return read(loaded as never, ...rest);
}
