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
  // Whatever a page for everybody is made of is asked for with it.
  const own = signed(STOREFRONT_ITSELF, clientSecret);
  return (visitorAddress) => {
    if (visitorAddress === undefined) return own;
    return visitorAddress === '' ? {} : signed(visitorAddress, clientSecret);
  };
}

function signed(address: string, clientSecret: string): Record<string, string> {
  return {
    'x-visitor-address': address,
    'x-visitor-signature': createHmac('sha256', clientSecret).update(address).digest('base64url'),
  };
}
