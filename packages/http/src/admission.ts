import type { Operation } from '@astrarium/contract';
import { accessProblem, type Host } from '@astrarium/host';
import { bearerToken } from './bearerToken.js';
import { clientAddress } from './clientAddress.js';
import type { Exchange } from './exchange.js';
import { type RateLimiter, rateLimiter, type RateLimits } from './rateLimiter.js';
import { WireFault } from './wireFault.js';

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
