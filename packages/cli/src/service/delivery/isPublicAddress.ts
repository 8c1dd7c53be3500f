import { BlockList, isIP } from 'node:net';

/**
 * The addresses that are not of a public host: the special-purpose registries of IANA (RFC 6890 and
 * its updates), multicast, and the ranges of IPv6 that hold an IPv4 address (mapped, NAT64, 6to4,
 * Teredo), because what they lead to is not known.
 */
const SPECIAL_RANGES = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/96',
  '::ffff:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
] as const;

const special = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const range of SPECIAL_RANGES) {
  const [address = '', bits] = range.split('/');
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  special[family].addSubnet(address, Number(bits), family);
}

/** Whether an IP address is one of a public host, as far as its number tells. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  // Two lists: Node checks IPv4 addresses of an IPv6 list as mapped ones.
  return family === 4 ? !special.ipv4.check(address, 'ipv4') : !special.ipv6.check(address, 'ipv6');
}
