import { createHmac } from 'node:crypto';

/** `-` stands for requests on behalf of everybody. */
const STOREFRONT_ITSELF = '-';

/**
 * Tells the shop whose call it is, for its limits by network address. Signed with the client secret, because nobody
 * else may choose which address a call counts for.
 */
export type SignAddress = (visitorAddress: string | undefined) => Record<string, string>;

/** An empty address is unknown; the shop then sees the storefront's own. */
export function addressSigner(clientSecret: string): SignAddress {
  // For the data of shared pages.
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
