import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { VaultKey, VaultKeys } from '#shop/config/vault-keys.ts';

/** Envelope encryption: a text under a data key, and the data key under a vault key outside the database. Base64url. */
export type Envelope = { key_id: string; wrapped_key: string; sealed: string };

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** @param place what the text belongs to, as additional authenticated data: it opens only with the same place. */
export function sealText(key: VaultKey, place: string, text: string): Envelope {
  const dataKey = randomBytes(KEY_BYTES);
  const sealed = encrypt(dataKey, `text ${place}`, Buffer.from(text, 'utf8'));
  const wrapped = encrypt(key.bytes, wrapping(key.id, place), dataKey);
  dataKey.fill(0);
  return { key_id: key.id, wrapped_key: wrapped.toString('base64url'), sealed: sealed.toString('base64url') };
}

/** @throws Error when its vault key is missing, or when the envelope or the place was changed. */
export function openText(keys: VaultKeys, place: string, { key_id, wrapped_key, sealed }: Envelope): string {
  const dataKey = unwrap(keys, place, { key_id, wrapped_key });
  const text = decrypt(dataKey, `text ${place}`, Buffer.from(sealed, 'base64url')).toString('utf8');
  dataKey.fill(0);
  return text;
}

/** Wraps the data key again, with the current vault key; the text is not decrypted. */
export function rewrap(keys: VaultKeys, place: string, envelope: Omit<Envelope, 'sealed'>): Omit<Envelope, 'sealed'> {
  const dataKey = unwrap(keys, place, envelope);
  const { id, bytes } = keys.current;
  const wrapped = encrypt(bytes, wrapping(id, place), dataKey);
  dataKey.fill(0);
  return { key_id: id, wrapped_key: wrapped.toString('base64url') };
}

function unwrap({ current, before }: VaultKeys, place: string, envelope: Omit<Envelope, 'sealed'>): Buffer {
  const key = [current, before].find((one) => one?.id === envelope.key_id);
  if (!key) throw new Error(`The vault has no key ${envelope.key_id}; was vault.json or VAULT_KEY replaced?`);
  return decrypt(key.bytes, wrapping(key.id, place), Buffer.from(envelope.wrapped_key, 'base64url'));
}

function wrapping(keyId: string, place: string): string {
  return `key ${keyId} ${place}`;
}

/** Nonce, tag, ciphertext. */
function encrypt(key: Buffer, about: string, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

function decrypt(key: Buffer, about: string, bytes: Buffer): Buffer {
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}
