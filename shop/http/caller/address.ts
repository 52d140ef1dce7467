import { BlockList, isIP, isIPv4 } from 'node:net';

// Networks that are not on the public internet: RFC 6890 and its successors.
const OWN_NETWORKS = [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
  '::/96 ::ffff:0:0:0/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 3fff::/20 5f00::/16',
  'fc00::/7 fe80::/10 fec0::/10 ff00::/8',
]
  .join(' ')
  .split(' ');

const ownNetworks = new BlockList();
for (const network of OWN_NETWORKS) {
  const [address = '', bits] = network.split('/');
  ownNetworks.addSubnet(address, Number(bits), familyOf(address));
}

/**
 * IPv4 written as IPv6 (`::ffff:0:0/96`), and as a network that has IPv6 alone reaches it (NAT64, `64:ff9b::/96`), as a
 * URL writes them: `::ffff:0:8`, but `64:ff9b::8`. `::ffff:8` is neither.
 */
const IPV4_IN_IPV6 = /^(?:::ffff:(?=\w+:)|64:ff9b::)((?:\w+(?=:))?):?(\w*)$/;

/**
 * A plain IPv4 or IPv6 address in one form: IPv4 written as IPv6 becomes IPv4, a zone is cut off.
 *
 * @returns undefined if the text is not an address.
 */
export function readAddress(text: string): string | undefined {
  if (isIP(text) === 0) return undefined;
  if (isIPv4(text)) return text;
  const plain = new URL(`http://[${text.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const mapped = IPV4_IN_IPV6.exec(plain);
  if (!mapped) return plain;
  const [high = 0, low = 0] = mapped.slice(1).map((group) => Number.parseInt(`0${group}`, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** Private, loopback, link-local, reserved: an address without a country. */
export function isOwnNetwork(address: string): boolean {
  return ownNetworks.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv4(address) ? 'ipv4' : 'ipv6';
}
