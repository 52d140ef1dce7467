import { deliveredLater } from '#client/app/later.ts';
import { STATE_ID, type DocumentState } from './document-state.ts';

/** The state of the document the server sent, and the names of its late sections. */
export function readState(): { state: DocumentState; lateIds: string[] } {
  const text = document.getElementById(STATE_ID)?.textContent;
  if (!text) throw new Error('The document came without its state');
  const state: DocumentState = JSON.parse(text);
  return { state, lateIds: Object.values(state.loaderData).flatMap(takeLaters) };
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
