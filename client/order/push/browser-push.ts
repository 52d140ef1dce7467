const WORKER = '/push-worker.js';

/** What of a subscription the shop needs; all base64url but the address. */
export type Subscribed = { endpoint: string; p256dh: string; auth: string };

/** Browsers have it on secure pages only; on an iPhone once the site is on the home screen. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export const isRefused = (): boolean => Notification.permission === 'denied';

/** How the shop names this browser: the digest of its endpoint. Undefined while it has not subscribed. */
export async function ownDevice(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint));
  return encode(new Uint8Array(digest));
}

/**
 * Asks the visitor, then subscribes; a subscription to another key of the shop is of no use and is replaced.
 *
 * @returns undefined when the visitor does not allow it. Rejects when the browser's push service is not reached.
 */
export async function subscribe(publicKey: string): Promise<Subscribed | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const standing = await pushManager.getSubscription();
  const key = standing?.options.applicationServerKey;
  if (key && encode(new Uint8Array(key)) !== publicKey) await standing.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

function encode(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
