import { createContext, useContext, useSyncExternalStore } from 'react';

const COOKIE_AGE_S = 365 * 24 * 60 * 60;

/** The time zone of the document: that of a personal page's visitor, if a cookie has it. */
const documentZone = createContext<string | undefined>(undefined);

export const DocumentZone = documentZone;

const never = () => () => undefined;
const viewerZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The viewer's time zone. On the server and during hydration that of the document, if it has one. */
export function useViewerZone(): string | undefined {
  const written = useContext(documentZone);
  return useSyncExternalStore<string | undefined>(never, viewerZone, () => written);
}

/** The same, or UTC: a document for everybody needs times that mean the same everywhere. */
export function useZone(): string {
  return useViewerZone() ?? 'UTC';
}

/** So that the next personal page has the viewer's times; see `server/session/zone.ts`. */
export function rememberZone(): void {
  const cookie = `zone=${viewerZone()}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  if (!document.cookie.split('; ').includes(cookie)) {
    document.cookie = `${cookie}; Path=/; Max-Age=${COOKIE_AGE_S}; SameSite=Lax${secure}`;
  }
}
