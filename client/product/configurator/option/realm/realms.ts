import { queryBrowser } from '#client/data/query-browser.ts';
import { ProductRealmsDocument } from '#client/generated/graphql.ts';
import type { RealmLists } from '#client/product/configurator/form/configuration-store.ts';

/** The realm lists in the server's document for this option; undefined after a navigation in the browser. */
export function readRealmList(id: string): RealmLists | undefined {
  if (import.meta.env.SSR) return undefined;
  const entries = [...(document.getElementById(id)?.querySelectorAll('option') ?? [])];
  if (entries.length === 0) return undefined;
  const byRegion = Map.groupBy(entries, (entry) => entry.dataset['region'] ?? '');
  return [...byRegion].map(([region, options]) => ({ region, names: options.map((entry) => entry.value) }));
}

export async function loadRealms(path: string, sendid: string): Promise<RealmLists> {
  const { product } = await queryBrowser(ProductRealmsDocument, { path });
  return product?.options.find((option) => option.sendid === sendid)?.realms ?? [];
}
