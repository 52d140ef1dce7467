import type { DocumentState } from './state/document-state.ts';

/**
 * What came without a question, and when (milliseconds since 1970): the document's state, the texts of its late
 * sections, and answers that were heard. Unpacked when something is first asked: most visitors ask nothing, and
 * a page of products would hold up a slow phone for a tenth of a second.
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
