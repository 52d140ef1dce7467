import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { keepSecrets } from './folder/secrets.ts';

/** Credentials for the storefront and for the desk. */
export type AccessSettings = {
  clientId: string;
  clientSecret: string;
  deskKey: string;
};

export const ACCESS_SETTINGS = {
  // HTTP Basic would read what follows a colon as the secret.
  SHOP_CLIENT_ID: z
    .string()
    .regex(/^[^:]{1,200}$/, 'must have no colon, and at most 200 characters')
    .default(''),
  SHOP_CLIENT_SECRET: z.string().default(''),
  // As a Bearer token in a header.
  DESK_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{16,256}$/, 'must have 16 to 256 characters of ASCII, without spaces')
    .optional(),
};

type Given = z.infer<z.ZodObject<typeof ACCESS_SETTINGS>>;

const SECRETS = {
  clientId: () => `waystone-${randomBytes(6).toString('hex')}`,
  clientSecret: newSecret,
  deskKey: newSecret,
};

export function accessOf(data: Given, dataDir: string): AccessSettings {
  // All or none: a file that lacks one would be of no use once a setting is removed.
  const isAllSet = data.SHOP_CLIENT_ID !== '' && data.DESK_KEY !== undefined;
  const secrets = isAllSet ? undefined : keepSecrets(join(dataDir, 'secrets.json'), SECRETS);
  return {
    clientId: data.SHOP_CLIENT_ID || (secrets?.clientId ?? ''),
    clientSecret: data.SHOP_CLIENT_SECRET || (secrets?.clientSecret ?? ''),
    deskKey: data.DESK_KEY ?? secrets?.deskKey ?? '',
  };
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
