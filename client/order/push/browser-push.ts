import { readStored, store } from '#client/session/browser-storage.ts';

const WORKER = '/push-worker.js';
const RENEW = '/api/public/push/renew';
/** The digest of the endpoint that the shop knows for this browser. */
const PUSH_KEY = 'waystone-push';

/** The parts of a subscription that the shop needs; all base64url but the address. */
export type Subscribed = { endpoint: string; p256dh: string; auth: string };

/** Browsers support it on secure pages only; on an iPhone once the site is on the home screen. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export const isRefused = (): boolean => Notification.permission === 'denied';

/** How the shop names this browser: the digest of its endpoint. Undefined while it has not subscribed. */
export async function ownDevice(): Promise<string | undefined> {
  const subscription = await subscriptionNow();
  return subscription && digestOf(subscription.endpoint);
}

async function subscriptionNow(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

async function digestOf(endpoint: string): Promise<string> {
  return encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))));
}

/**
 * Asks the visitor, then subscribes; a subscription with another key of the shop is useless and is replaced.
 *
 * @returns undefined if the visitor does not allow it. Rejects if the browser's push service is not reached.
 */
export async function subscribe(publicKey: string): Promise<Subscribed | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const standing = await pushManager.getSubscription();
  if (standing && !isOfKey(standing, publicKey)) await standing.unsubscribe();
  const subscribed = subscribedOf(
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }),
  );
  keep(subscribed);
  return subscribed;
}

/** A browser that does not report the key is assumed to have the right one. */
function isOfKey({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey;
  return !key || encode(new Uint8Array(key)) === publicKey;
}

function subscribedOf(subscription: PushSubscription): Subscribed {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

/**
 * Subscribes again if the browser's subscription, or the shop's key, has changed since it was turned on, and tells the
 * shop, which knows the browser by its previous address and secret. Does nothing if nothing has changed or
 * notifications are blocked.
 *
 * @param devices those that get notifications of an order, as the shop names them.
 */
export async function renewSubscription(publicKey: string, devices: readonly string[]): Promise<void> {
  if (Notification.permission !== 'granted') return;
  const standing = await subscriptionNow();
  const isKnown = async ({ endpoint }: Old) => devices.includes(await digestOf(endpoint));
  const now = standing && subscribedOf(standing);
  const own = now && (await isKnown(now)) ? now : undefined;
  if (own && standing && isOfKey(standing, publicKey)) return keep(own);
  const kept = own ?? readKept();
  if (!kept || !(await isKnown(kept))) return;
  const subscribed = await subscribe(publicKey);
  if (!subscribed) return;
  const body = JSON.stringify({ old_endpoint: kept.endpoint, old_auth: kept.auth, ...subscribed });
  await fetch(RENEW, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}

type Old = Pick<Subscribed, 'endpoint' | 'auth'>;

function keep({ endpoint, auth }: Old): void {
  store('local', PUSH_KEY, JSON.stringify([endpoint, auth]));
}

function readKept(): Old | undefined {
  try {
    const [endpoint, auth]: unknown[] = JSON.parse(readStored('local', PUSH_KEY) ?? '[]');
    return typeof endpoint === 'string' && typeof auth === 'string' ? { endpoint, auth } : undefined;
  } catch {
    return undefined;
  }
}

function encode(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
