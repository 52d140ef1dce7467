import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { ShopConfig } from '#shop/config/config.ts';
import { readAddress } from './address.ts';

/** `isClientItself`: the storefront's own calls for all visitors; it limits its visitors' reads itself. */
export type Caller = { address: string; isClientItself: boolean };

const CLIENT_ITSELF = '-';

/**
 * The address of a caller. The storefront sends its visitor's in `X-Visitor-Address` and signs that
 * with its client secret (`X-Visitor-Signature`, base64url HMAC-SHA-256); `-` stands for itself.
 * `X-Forwarded-For` counts only behind a configured CDN, which appends its caller.
 */
export function callerOf(
  peer: string | undefined,
  headers: IncomingHttpHeaders,
  { clientSecret, countryHeaderTrusted }: Pick<ShopConfig, 'clientSecret' | 'countryHeaderTrusted'>,
): Caller {
  const own = readAddress(peer ?? '') ?? '0.0.0.0';
  const named = headers['x-visitor-address'];
  if (typeof named === 'string' && isSigned(named, headers['x-visitor-signature'], clientSecret)) {
    return { address: readAddress(named) ?? own, isClientItself: named === CLIENT_ITSELF };
  }
  if (!countryHeaderTrusted) return { address: own, isClientItself: false };
  const last = [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',').at(-1)?.trim() ?? '';
  return { address: readAddress(last) ?? own, isClientItself: false };
}

function isSigned(text: string, signature: string | string[] | undefined, secret: string): boolean {
  const wanted = createHmac('sha256', secret).update(text).digest();
  const given = Buffer.from(typeof signature === 'string' ? signature : '', 'base64url');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
