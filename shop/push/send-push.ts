import { type Agent, request } from 'node:https';
import type { PushKeys } from './keys.ts';
import type { Subscription } from './device-store.ts';

/** How long the push service stores a message for a browser that is off. */
const KEEP_SECONDS = 24 * 60 * 60;
const DEADLINE_MS = 10_000;

/** The content for the storefront's service worker; `path` is opened by a press. */
export type Notice = { title: string; body: string; path: string };

type Sender = {
  keys: PushKeys;
  /** The contact for push services, `mailto:name@host`. */
  contact: string;
  agent: Agent;
};

/**
 * Encrypts a notification for a browser (RFC 8291) and sends it to its push service.
 *
 * @returns the status of the response, whose body is ignored: the address was given by a visitor.
 */
export async function sendPush(to: Subscription, notice: Notice, { keys, contact, agent }: Sender): Promise<number> {
  // Loaded on first use: many shops send no notifications.
  const { default: webPush } = await import('web-push');
  const { endpoint, p256dh, auth } = to;
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notice),
    { TTL: KEEP_SECONDS, contentEncoding: 'aes128gcm', vapidDetails: { subject: contact, ...keys } },
  );
  return new Promise((resolve, reject) => {
    const call = request(endpoint, { method, headers, agent, signal: AbortSignal.timeout(DEADLINE_MS) }, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    call.on('error', reject);
    call.end(body);
  });
}
