import type { Agent } from 'node:https';
import { z } from 'zod';

export type PushSettings = {
  /** VAPID keys, base64url; if both are empty they are generated on first start and stored in the database. */
  publicKey: string;
  privateKey: string;
  /** Replaces the connector to push services, which reaches public addresses only. */
  agent?: Agent;
};

export const PUSH_SETTINGS = {
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, 'must be a point of P-256 as 87 characters of base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes as 43 characters of base64url')
    .optional(),
};

type Given = { VAPID_PUBLIC_KEY?: string | undefined; VAPID_PRIVATE_KEY?: string | undefined };

export function pushOf({ VAPID_PUBLIC_KEY: publicKey = '', VAPID_PRIVATE_KEY: privateKey = '' }: Given): PushSettings {
  return { publicKey, privateKey };
}
