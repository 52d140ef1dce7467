import { createContext, useContext, useSyncExternalStore } from 'react';

const COOKIE_AGE_S = 365 * 24 * 60 * 60;

/** The zone that the document was written in: that of a personal page's visitor, where the cookie tells it. */
const documentZone = createContext<string | undefined>(undefined);

export const DocumentZone = documentZone;

const never = () => () => undefined;
const viewerZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone of anyone who looks at the page. On the server and while hydrating that of the document, if it has one. */
export function useViewerZone(): string | undefined {
  const written = useContext(documentZone);
  return useSyncExternalStore<string | undefined>(never, viewerZone, () => written);
}

/** The same, or UTC: a document for everybody tells a time that means the same everywhere. */
export function useZone(): string {
  return useViewerZone() ?? 'UTC';
}

/** So that the next personal page comes with the viewer's times; see `server/session/zone.ts`. */
export function rememberZone(): void {
  const cookie = `zone=${viewerZone()}`;
  if (!document.cookie.split('; ').includes(cookie)) {
    document.cookie = `${cookie}; Path=/; Max-Age=${COOKIE_AGE_S}; SameSite=Lax`;
  }
}
