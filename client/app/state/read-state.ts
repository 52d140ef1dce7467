import { deliveredLater } from '#client/app/later.ts';
import { STATE_ID, type DocumentState } from './document-state.ts';

/** The state of the document the server sent, and the names of its late sections. */
export function readState(): { state: DocumentState; lateIds: string[] } {
  const text = document.getElementById(STATE_ID)?.textContent;
  if (!text) throw new Error('The document came without its state');
  const lateIds: string[] = [];
  const state: DocumentState = JSON.parse(text, (_key, value: unknown) => {
    const id = value !== null && typeof value === 'object' && '$later' in value ? value.$later : undefined;
    if (typeof id !== 'string') return value;
    lateIds.push(id);
    return deliveredLater(id);
  });
  return { state, lateIds };
}
