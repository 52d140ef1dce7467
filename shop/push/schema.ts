import { z } from 'zod';
import { withErrorCode } from '#shop/http/endpoint/schema.ts';
import { CHANNELS } from './table.ts';
import { isBrowserKey, isPushEndpoint } from './endpoint.ts';

/** The fields of a browser's `PushSubscription`. */
export const subscription = {
  endpoint: withErrorCode(
    'invalid_field',
    z.string('Endpoint required!').refine(isPushEndpoint, 'Endpoint does not appear to be one of a push service!'),
  ).meta({ description: 'Subscription `endpoint`: https, a public host name, at most 1024 characters' }),
  p256dh: withErrorCode(
    'invalid_field',
    z.string('Key required!').refine(isBrowserKey, 'Key does not appear to be one of a browser!'),
  ).meta({ description: 'Subscription key `p256dh`: a P-256 point, base64url' }),
  auth: withErrorCode(
    'invalid_field',
    z.string('Secret required!').regex(/^[\w-]{22}$/, 'Secret does not appear to be one of a browser!'),
  ).meta({ description: 'Subscription key `auth`: 16 bytes, base64url' }),
};

/** The previous subscription, which only the browser and the shop know. */
export const renewal = {
  old_endpoint: withErrorCode('invalid_field', z.string('Old endpoint required!').min(1).max(1024, 'Unknown browser')),
  old_auth: withErrorCode('invalid_field', z.string('Old secret required!').min(1).max(64, 'Unknown browser')),
  ...subscription,
};

const digest = z.string().regex(/^[\w-]{43}$/, 'Unknown device');

/** Which browser; all of the order without it. */
export const device = {
  device: digest.optional().meta({ description: 'One of `notifications.devices`; if omitted, all of them' }),
};

export const undeliveredChannels = z
  .array(z.enum(CHANNELS))
  .meta({ description: 'Channels whose last notification of the order was not delivered' });

export const orderNotifications = z
  .object({
    public_key: z.string().meta({ description: 'The `applicationServerKey` to subscribe with' }),
    devices: z
      .array(digest)
      .max(5)
      .meta({ description: 'Subscribed browsers, each as the SHA-256 of its `endpoint`, base64url' }),
  })
  .meta({ id: 'OrderNotifications', description: 'Web push notifications in the buyer’s browsers' });
