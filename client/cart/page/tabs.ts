let channel: BroadcastChannel | undefined;

/** One for the document: what is said on it is heard in the other tabs, and never here. */
function open(): BroadcastChannel | undefined {
  try {
    return (channel ??= new BroadcastChannel('waystone-cart'));
  } catch {
    // The browser has none, or refuses it as it refuses storage: other tabs learn of a change with their next page.
    return undefined;
  }
}

/** Browser only: the cart of this visitor has changed, and has that many lines now. */
export function tellTabs(count: number): void {
  open()?.postMessage(count);
}

/** Calls `changed` when another tab has changed the cart; returns how to stop. */
export function hearTabs(changed: (count: number) => void): () => void {
  const listen = ({ data }: MessageEvent<number>) => changed(data);
  open()?.addEventListener('message', listen);
  return () => channel?.removeEventListener('message', listen);
}
