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

/** Keeps what the document's pages were made of. */
export function keepPreloaded(state: DocumentState): void {
  packed.states.push([state, Date.now()]);
}

/** Keeps what the deferred sections' operations answered, as long as the sections stand in the page. */
export function keepPreloadedDeferred(ids: string[]): void {
  for (const id of ids) packed.texts.push([document.getElementById(id)?.textContent ?? '', Date.now()]);
}

/** Takes the place of what was kept for the same question. */
export function keep(hash: string, variables: Record<string, unknown>, data: Record<string, unknown>): void {
  packed.heard.push([hash, variables, data, Date.now()]);
}
