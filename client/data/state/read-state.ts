import { deliveredLater } from '#client/data/deferred.ts';
import { STATE_ID, type DocumentState } from './document-state.ts';

/** The state of the document the server sent, the names of its late sections, and the modules to be fetched later. */
export type ReadState = { state: DocumentState; lateIds: string[]; later: string[] };

export function readState(): ReadState {
  const element = document.getElementById(STATE_ID);
  const text = element?.textContent;
  if (!text) throw new Error('The document came without its state');
  const state: DocumentState = JSON.parse(text);
  return {
    state,
    lateIds: Object.values(state.loaderData).flatMap(takeLaters),
    later: element.dataset['later']?.split(' ').filter(Boolean) ?? [],
  };
}

/** Late parts stand directly in what a loader answered. Puts each into its place and answers their names. */
function takeLaters(data: unknown): string[] {
  if (data === null || typeof data !== 'object') return [];
  const fields = data as Record<string, unknown>;
  return Object.entries(fields).flatMap(([name, value]) => {
    const id = value !== null && typeof value === 'object' && '$later' in value ? value.$later : undefined;
    if (typeof id !== 'string') return [];
    fields[name] = deliveredLater(id);
    return [id];
  });
}
