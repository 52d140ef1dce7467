import type { Agent } from 'node:https';
import { z } from 'zod';

export type PushSettings = {
  /** VAPID keys, base64url; both empty: they are made at the first start and kept in the database. */
  publicKey: string;
  privateKey: string;
  /** What connects to push services, in the place of what reaches public addresses only. */
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
