let channel: BroadcastChannel | undefined;

/** One per document: its messages reach the other tabs only. */
function open(): BroadcastChannel | undefined {
  try {
    return (channel ??= new BroadcastChannel('waystone-cart'));
  } catch {
    // The browser has none, or denies it as it denies storage: other tabs see a change on their next page.
    return undefined;
  }
}

/** Browser only: tells the other tabs that this visitor's cart has changed, and how many lines it has. */
export function tellTabs(count: number): void {
  open()?.postMessage(count);
}

/** Calls `changed` when another tab has changed the cart; returns how to stop. */
export function hearTabs(changed: (count: number) => void): () => void {
  const listen = ({ data }: MessageEvent<number>) => changed(data);
  open()?.addEventListener('message', listen);
  return () => channel?.removeEventListener('message', listen);
}
