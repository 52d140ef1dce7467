import { createContext, useContext, useSyncExternalStore } from 'react';

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
