import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const viewerZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
/** A document cannot know its reader's clock, so it tells a time that means the same everywhere. */
const documentZone = () => 'UTC';

/** The zone of anyone who looks at the page; UTC on the server and while hydrating. */
export function useZone(): string {
  return useSyncExternalStore(never, viewerZone, documentZone);
}
