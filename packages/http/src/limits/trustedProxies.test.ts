import { expect, test } from 'vitest';
import { clientNetwork, trustedProxies } from './trustedProxies.js';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2::/64'],
  ['', ''],
])('limits count %s as %s', (address, expected) => {
  expect(clientNetwork(address)).toBe(expected);
});

const client = (list: readonly string[], peer: string, forwarded?: string | undefined) =>
  trustedProxies(list).clientAddress({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: peer } as never,
  });

const LIST = ['10.0.0.0/8', '2001:db8:ffff::/48', '192.0.2.1'];

test.each([
  ['a peer that is not trusted', '198.51.100.9', '203.0.113.5', '198.51.100.9'],
  ['a trusted peer', '10.1.2.3', '203.0.113.5', '203.0.113.5'],
  ['an address that the client wrote', '10.1.2.3', '8.8.8.8, 203.0.113.5', '203.0.113.5'],
  ['two trusted proxies', '10.1.2.3', '8.8.8.8,203.0.113.5, 192.0.2.1', '203.0.113.5'],
  ['trusted proxies only', '10.1.2.3', '10.9.9.9, 192.0.2.1', '10.9.9.9'],
  ['no field', '10.1.2.3', undefined, '10.1.2.3'],
  ['a text that is no address', '10.1.2.3', '203.0.113.5, unknown', '10.1.2.3'],
  ['a text behind an own proxy', '10.1.2.3', '203.0.113.5, x, 192.0.2.1', '192.0.2.1'],
  ['a mapped peer', '::ffff:10.1.2.3', '203.0.113.5', '203.0.113.5'],
  ['a mapped client', '10.1.2.3', '::ffff:203.0.113.5', '203.0.113.5'],
  ['a mapped proxy', '10.1.2.3', '203.0.113.5, ::ffff:c000:201', '203.0.113.5'],
  ['an IPv6 proxy', '2001:db8:ffff:1::2', '2001:db8:1::7', '2001:db8:1::7'],
])('the client behind %s', (_name, peer, forwarded, expected) => {
  expect(client(LIST, peer, forwarded)).toBe(expected);
});

test('without trusted proxies the field is never read', () => {
  expect(client([], '127.0.0.1', '203.0.113.5')).toBe('127.0.0.1');
});

test.each(['localhost', '10.0.0.0/33', '10.0.0.0/', '::/129', '10.0.0.0/8/8', '', 'fe80::1%a'])(
  'refuses the entry %j',
  (entry) => {
    expect(() => trustedProxies([entry])).toThrow(RangeError);
  },
);
