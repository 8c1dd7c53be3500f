import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, SocketAddress } from 'node:net';

/** The reverse proxies in front of the server. */
export interface TrustedProxies {
  /** Whether a peer is one of them. */
  includes(peer: string | undefined): boolean;
  /**
   * The address of the client of a request. It is the peer, unless that is a trusted proxy: then it
   * is the rightmost address of `X-Forwarded-For` that is not a trusted proxy. Clients can write
   * everything left of it themselves.
   */
  clientAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>): string;
}

/**
 * Trusts proxies by address (`192.0.2.1`) or network (`10.0.0.0/8`, `2001:db8::/32`).
 *
 * @throws RangeError for an entry that is neither
 */
export function trustedProxies(entries: readonly string[]): TrustedProxies {
  const list = new BlockList();
  for (const entry of entries) addEntry(list, entry);
  const isTrusted = (address: string): boolean =>
    list.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
  const includes = (peer: string | undefined): boolean =>
    entries.length > 0 && peer !== undefined && isTrusted(plainAddress(peer) ?? '');
  return {
    includes,
    clientAddress({ headers, socket }) {
      let client = socket.remoteAddress ?? '';
      if (!includes(client)) return client;
      const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
      while (isTrusted(plainAddress(client) ?? '')) {
        const before = plainAddress((forwarded.pop() ?? '').trim());
        // A trusted proxy writes addresses only, so the rest is missing or comes from the client.
        if (before === undefined) break;
        client = before;
      }
      return client;
    },
  };
}

/**
 * The name under which limits count a client: its IPv4 address, or the /64 network of its IPv6
 * address, because such a client usually has the whole network.
 */
export function clientNetwork(address: string): string {
  const plain = plainAddress(address);
  if (plain === undefined || !plain.includes(':')) return plain ?? '';
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  while (tail !== undefined && groups.length + after.length < 8) groups.push('0');
  return `${[...groups, ...after].slice(0, 4).join(':')}::/64`;
}

/** Whether an address is that of this machine itself. */
export function isLoopback(address: string): boolean {
  const plain = plainAddress(address) ?? '';
  return plain === '::1' || plain.startsWith('127.');
}

/**
 * An address in its usual form: without a zone, and as an IPv4 address if it stands for one.
 * Undefined for a text that is no address.
 */
function plainAddress(text: string): string | undefined {
  const [bare = ''] = text.split('%');
  const version = isIP(bare);
  if (version === 0) return undefined;
  if (version === 4) return bare;
  const { address } = new SocketAddress({ address: bare, family: 'ipv6' });
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1] ?? address;
}

function addEntry(list: BlockList, entry: string): void {
  const [address = '', bits, ...more] = entry.split('/');
  const version = isIP(address);
  const isNumber = bits === undefined || /^\d{1,3}$/.test(bits);
  const width = version === 4 ? 32 : 128;
  if (version === 0 || address.includes('%') || more.length > 0 || !isNumber) throw wrong(entry);
  if (Number(bits ?? width) > width) throw wrong(entry);
  const family = version === 4 ? 'ipv4' : 'ipv6';
  list.addSubnet(address, Number(bits ?? width), family);
}

function wrong(entry: string): RangeError {
  return new RangeError(
    `${JSON.stringify(entry)} is not an address or a network such as 10.0.0.0/8`,
  );
}
