import { createContext, useContext } from 'react';

/** Addresses of files that the document names. */
export type DocumentAssets = {
  styles: string[];
  /** Modules for hydration, the entry first. */
  modules: string[];
  /** Modules that are needed on the visitor's first input. */
  idle: string[];
};

export type DocumentValue = {
  /** Origin of the shop as visitors know it, for absolute addresses. */
  siteUrl: string;
  assets: DocumentAssets;
  /** What the browser needs for hydration; empty in the browser, which keeps the server's. */
  stateJson: string;
  /** Structured data of the page. Only on the server. */
  jsonLd?: string;
};

const context = createContext<DocumentValue | null>(null);

export const DocumentProvider = context;

export function useDocument(): DocumentValue {
  const value = useContext(context);
  if (!value) throw new Error('The document is rendered inside a DocumentProvider');
  return value;
}
