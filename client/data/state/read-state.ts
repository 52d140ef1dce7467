import { deferredFromDocument } from '#client/data/deferred/deferred.ts';
import { isRecord } from '#client/data/is-record.ts';
import { menuIn } from '#client/data/menu.ts';
import { SITE_ROUTE } from '#client/site/site.ts';
import { readData } from './json-script.ts';
import { STATE_ID, type DeliveredSite, type DocumentState, type ReadState } from './document-state.ts';

export function readState(): ReadState {
  const element = document.getElementById(STATE_ID);
  const text = element?.textContent;
  if (!text) throw new Error('The document came without its state');
  const state: DocumentState = readData(text);
  const site = state.loaderData[SITE_ROUTE] as DeliveredSite | undefined;
  if (site) state.loaderData[SITE_ROUTE] = { ...site, menu: menuIn(site.menu) };
  return {
    state,
    deferredIds: Object.values(state.loaderData).flatMap(takeDeferred),
    idle: element.dataset['idle']?.split(' ').filter(Boolean) ?? [],
  };
}

/** Deferred parts are direct fields of a loader's result. Restores each and returns their ids. */
function takeDeferred(data: unknown): string[] {
  if (!isRecord(data)) return [];
  return Object.entries(data).flatMap(([name, value]) => {
    const id = isRecord(value) ? value['$later'] : undefined;
    if (typeof id !== 'string') return [];
    data[name] = deferredFromDocument(id);
    return [id];
  });
}
