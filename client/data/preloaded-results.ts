import type { DocumentState } from './state/document-state.ts';

/**
 * Results that the browser did not request, and their time (milliseconds since 1970): the document's state, the texts
 * of its deferred sections, and results that were pushed. They are parsed with the first request: most visitors make
 * none, and parsing a page of products blocks a slow phone for a tenth of a second.
 */
export const packed: {
  states: [state: DocumentState, at: number][];
  texts: [text: string, at: number][];
  heard: [hash: string, variables: Record<string, unknown>, data: Record<string, unknown>, at: number][];
} = { states: [], texts: [], heard: [] };

/** Stores the data that the document's pages were rendered from. */
export function keepPreloaded(state: DocumentState): void {
  packed.states.push([state, Date.now()]);
}

/** Stores the results of the deferred sections' operations, while the sections are on the page. */
export function keepPreloadedDeferred(ids: string[]): void {
  for (const id of ids) packed.texts.push([document.getElementById(id)?.textContent ?? '', Date.now()]);
}

/** Replaces the stored result of the same request. */
export function keep(hash: string, variables: Record<string, unknown>, data: Record<string, unknown>): void {
  packed.heard.push([hash, variables, data, Date.now()]);
}
