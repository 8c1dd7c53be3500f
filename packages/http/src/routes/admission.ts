import type { Operation } from '@astrarium/contract';
import { accessProblem, type Host } from '@astrarium/host';
import type { Exchange } from '../requests/exchange.js';
import { WireFault } from '../requests/wireFault.js';
import { type RateLimiter, rateLimiter, type RateLimits } from '../server/rateLimiter.js';

/** Lets a request in and notes its account, or throws `unauthorized` or `rate_limited`. */
export type Admission = (exchange: Exchange, operation: Pick<Operation, 'access' | 'rate'>) => void;

/** What a 304 costs less than a whole answer. */
const UNCHANGED_REFUND = 0.5;

/**
 * Makes the door: who has a good token draws on the allowance of the account, everybody else, with
 * a bad one or none, on that of the address.
 */
export function admission(host: Pick<Host, 'authenticate'>, limits: RateLimits): Admission {
  const limiter: RateLimiter = rateLimiter(limits);
  const policies = {
    read: policy('read', limits),
    write: policy('write', limits),
    plan: policy('plan', limits),
    account: policy('account', limits),
  };
  return (exchange, { access, rate }) => {
    const { request, headers } = exchange;
    if (access === 'token') {
      const token = bearerToken(request.headers.authorization);
      exchange.account = token === undefined ? 0 : host.authenticate(token);
    }
    const who = exchange.account || clientAddress(request.socket.remoteAddress);
    const { left, resetSeconds, waitSeconds } = limiter.draw(rate, who, exchange.startedMs);
    headers.push('RateLimit-Policy', policies[rate]);
    headers.push('RateLimit', `"${rate}";r=${left};t=${resetSeconds}`);
    if (waitSeconds > 0) {
      const { quota, windowSeconds } = limits[rate];
      throw new WireFault('rate_limited', `Ask again in ${waitSeconds} seconds`, {
        rule: { class: rate, quota, window_seconds: windowSeconds, wait_seconds: waitSeconds },
        headers: ['Retry-After', String(waitSeconds)],
      });
    }
    const denied = accessProblem(
      access,
      exchange.account,
      'The request bears no token that is good',
    );
    if (denied !== undefined) throw new WireFault(denied.code, denied.detail, denied);
    exchange.refund = () => limiter.giveBack(rate, who, UNCHANGED_REFUND);
  };
}

function policy(rate: keyof RateLimits, limits: RateLimits): string {
  const { quota, windowSeconds } = limits[rate];
  return `"${rate}";q=${quota};w=${windowSeconds}`;
}

const BEARER = /^bearer +([A-Za-z0-9._~+/-]+=*) *$/i;

/** The token of an `Authorization` field (RFC 6750); undefined when it holds none. */
function bearerToken(field: string | undefined): string | undefined {
  return field === undefined ? undefined : BEARER.exec(field)?.[1];
}

/** The challenge of a 401, for a request that bore some `Authorization` or none. */
export function bearerChallenge(field: string | undefined): string {
  const realm = 'Bearer realm="astrarium"';
  return field === undefined ? realm : `${realm}, error="invalid_token"`;
}

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
