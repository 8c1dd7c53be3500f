/**
 * What stands for a client nobody knows by account: its IPv4 address, or the network of its IPv6
 * address, since whoever has one address there has 2^64.
 */
export function clientAddress(remote: string | undefined): string {
  if (remote === undefined) return '';
  if (!remote.includes(':')) return remote;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(remote)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = remote.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  while (tail !== undefined && groups.length + after.length < 8) groups.push('0');
  return `${[...groups, ...after].slice(0, 4).join(':')}::/64`;
}
