import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import {
  type Operation,
  problem,
  type Problem,
  type RateClass,
  type RateLimits,
} from '@astrarium/contract';
import { type AdmittedCaller, type Caller, type Grant, type Host, NO_GRANT } from '@astrarium/host';
import type { Exchange } from '../requests/exchange.js';
import { wireFault, WireFault } from '../requests/wireFault.js';
import { ENTRIES_PER_UNIT, rateLimiter } from '../limits/rateLimiter.js';
import { clientNetwork, isLoopback, type TrustedProxies } from '../limits/trustedProxies.js';

/** Sets the grant of a request and admits it. Throws a fault if it may not be answered. */
export type Admission = (
  exchange: Exchange,
  name: string,
  operation: Pick<Operation, 'access' | 'rate' | 'readsToken'>,
) => AdmittedCaller;

/**
 * Makes the check of access and rate. A request with a valid token uses the allowance of its
 * account, any other request that of its client's address.
 */
export function admission(
  host: Pick<Host, 'admit' | 'authenticate'>,
  limits: RateLimits,
  proxies: TrustedProxies,
  nowMs: () => number,
): Admission {
  const limiter = rateLimiter(limits);
  const policies = {
    read: policy('read', limits),
    write: policy('write', limits),
    plan: policy('plan', limits),
    account: policy('account', limits),
  };
  return (exchange, name, { access, rate, readsToken }) => {
    const { request, headers } = exchange;
    if (access !== 'public' || readsToken === true) exchange.grant = grantOf(host, request);
    const address = proxies.clientAddress(request);
    exchange.address = isLoopback(address) ? undefined : clientNetwork(address);
    const caller = exchange.grant.account || clientNetwork(address);
    const { left, resetSeconds, waitSeconds } = limiter.take(rate, caller, nowMs());
    headers.push('RateLimit-Policy', policies[rate]);
    headers.push('RateLimit', stateField(rate, left, resetSeconds));
    const place = headers.length - 1;
    if (waitSeconds > 0) {
      throw wireFault('rate_limited', `Too many requests. Retry in ${waitSeconds} seconds`, {
        rule: rateRule(rate, limits, waitSeconds),
      });
    }
    const admitted = host.admit(name, exchange.grant, 'The request has no valid token');
    if (typeof admitted !== 'function') {
      throw new WireFault(admitted);
    }
    exchange.caller = caller;
    const charge = (units: number): number => {
      const after = limiter.charge(rate, caller, units, nowMs());
      headers[place] = stateField(rate, after.left, after.resetSeconds);
      return after.waitSeconds;
    };
    exchange.charge = charge;
    let unpaid = 0;
    exchange.pay = (entries) => {
      const units = Math.floor((unpaid + entries) / ENTRIES_PER_UNIT[rate]);
      unpaid += entries - units * ENTRIES_PER_UNIT[rate];
      const waitSeconds = charge(units);
      return waitSeconds === 0 ? undefined : tooDear(rate, limits, waitSeconds);
    };
    return admitted;
  };
}

/** The rule of an allowance that is used up. */
function rateRule(rate: RateClass, limits: RateLimits, wait_seconds: number) {
  const { quota, windowSeconds: window_seconds } = limits[rate];
  return { class: rate, quota, window_seconds, wait_seconds };
}

/** The problem of a request that was stopped because its work had used up the allowance. */
function tooDear(rate: RateClass, limits: RateLimits, waitSeconds: number): Problem {
  const detail = `Your requests have used up your allowance. Retry in ${waitSeconds} seconds`;
  return problem('rate_limited', detail, { rule: rateRule(rate, limits, waitSeconds) });
}

/** What the token of a request allows. */
function grantOf(host: Pick<Host, 'authenticate'>, { headers }: IncomingMessage): Grant {
  const token = bearerToken(headers.authorization);
  return token === undefined ? NO_GRANT : host.authenticate(token);
}

/** The account of the valid token of a request; without one, the address of the client. */
export function callerOf(
  host: Pick<Host, 'authenticate'>,
  proxies: TrustedProxies,
  request: IncomingMessage,
): Caller {
  return grantOf(host, request).account || clientNetwork(proxies.clientAddress(request));
}

/** The address of the client of a connection; a trusted proxy has a client in each connection. */
export function connectionCaller(
  proxies: TrustedProxies,
  { remoteAddress = '', remotePort }: Pick<Socket, 'remoteAddress' | 'remotePort'>,
): Caller {
  return proxies.includes(remoteAddress)
    ? `${remoteAddress} ${remotePort}`
    : clientNetwork(remoteAddress);
}

function policy(rate: keyof RateLimits, limits: RateLimits): string {
  const { quota, windowSeconds } = limits[rate];
  return `"${rate}";q=${quota};w=${windowSeconds}`;
}

/** The `RateLimit` field: what is left, and the seconds until the allowance is full. */
function stateField(rate: keyof RateLimits, left: number, resetSeconds: number): string {
  return `"${rate}";r=${left};t=${resetSeconds}`;
}

const BEARER = /^bearer +([A-Za-z0-9._~+/-]+=*) *$/i;

/** The token of an `Authorization` field (RFC 6750); undefined if it has none. */
function bearerToken(field: string | undefined): string | undefined {
  return field === undefined ? undefined : BEARER.exec(field)?.[1];
}

/**
 * The `WWW-Authenticate` of a problem (RFC 6750): of a 401 for a request with or without an
 * `Authorization` field, or of a 403 for a token that lacks a scope.
 */
export function bearerChallenge(field: string | undefined, scope?: string | number): string {
  const realm = 'Bearer realm="astrarium"';
  if (scope !== undefined) return `${realm}, error="insufficient_scope", scope="${scope}"`;
  return field === undefined ? realm : `${realm}, error="invalid_token"`;
}
