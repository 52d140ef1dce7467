import { redirect } from 'react-router-dom';
import { MovedDocument } from '#client/generated/graphql.ts';
import { categoryPath } from '#client/site/paths.ts';
import type { Load } from './load.ts';

const PERMANENT = 308;

/** Leads to where the page of a product or category is now, if it has moved. The server adds the query. */
export async function leaveIfMoved(load: Load, request: Request): Promise<void> {
  const path = new URL(request.url).pathname.split('/').filter(Boolean).slice(1).join('/');
  const { redirect: moved } = await load(MovedDocument, { path });
  if (moved) throw redirect(categoryPath(moved), PERMANENT);
}

/** Addresses are in lower case. Somebody may have typed another one, or put it into a document that capitalizes. */
export function leaveForLowerCase(path: string): void {
  const lower = path.toLowerCase();
  if (lower === path) return;
  throw redirect(categoryPath(lower.split('/').map(encodeURIComponent).join('/')), PERMANENT);
}
