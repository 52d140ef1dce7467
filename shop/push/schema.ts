import { z } from 'zod';
import { withErrorCode } from '#shop/http/endpoint/schema.ts';
import { CHANNELS } from './table.ts';
import { isBrowserKey, isPushEndpoint } from './endpoint.ts';

/** The fields of a browser's `PushSubscription`. */
export const subscription = {
  endpoint: withErrorCode(
    'invalid_field',
    z.string('Endpoint required!').refine(isPushEndpoint, 'Endpoint does not appear to be one of a push service!'),
  ).meta({ description: 'Its `endpoint`: https, a public host name, at most 1024 characters' }),
  p256dh: withErrorCode(
    'invalid_field',
    z.string('Key required!').refine(isBrowserKey, 'Key does not appear to be one of a browser!'),
  ).meta({ description: 'Its key `p256dh`: a point of P-256, base64url' }),
  auth: withErrorCode(
    'invalid_field',
    z.string('Secret required!').regex(/^[\w-]{22}$/, 'Secret does not appear to be one of a browser!'),
  ).meta({ description: 'Its key `auth`: 16 bytes, base64url' }),
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
  device: digest.optional().meta({ description: 'One of `notifications.devices`; without it all of them' }),
};

export const undeliveredChannels = z
  .array(z.enum(CHANNELS))
  .meta({ description: 'Channels whose last message of the order has not arrived' });

export const orderNotifications = z
  .object({
    public_key: z.string().meta({ description: 'What a browser subscribes with, as its `applicationServerKey`' }),
    devices: z
      .array(digest)
      .max(5)
      .meta({ description: 'The browsers that get notifications: SHA-256 of the `endpoint` of each, base64url' }),
  })
  .meta({ id: 'OrderNotifications', description: 'By web push, in browsers of the buyer' });
