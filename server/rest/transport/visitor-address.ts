import { createHmac } from 'node:crypto';

/** `-` asks for everybody alike. */
const STOREFRONT_ITSELF = '-';

/**
 * Tells the shop whose call it is, which it counts by network address. Signed with the client
 * secret, because nobody else may choose whom a try is counted for.
 */
export type SignAddress = (visitorAddress: string | undefined) => Record<string, string>;

/** An empty address is one that nobody knows; the shop then sees the storefront's own. */
export function addressSigner(clientSecret: string): SignAddress {
  return (visitorAddress) => {
    const text = visitorAddress ?? STOREFRONT_ITSELF;
    const headers: Record<string, string> = {};
    if (text === '') return headers;
    headers['x-visitor-address'] = text;
    headers['x-visitor-signature'] = createHmac('sha256', clientSecret).update(text).digest('base64url');
    return headers;
  };
}
