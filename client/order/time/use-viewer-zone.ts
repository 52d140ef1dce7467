import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const viewerZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const unknownZone = () => undefined;

/** The zone of anyone who looks at the page. Undefined on the server and while hydrating. */
export function useViewerZone(): string | undefined {
  return useSyncExternalStore<string | undefined>(never, viewerZone, unknownZone);
}
