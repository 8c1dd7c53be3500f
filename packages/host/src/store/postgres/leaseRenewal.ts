import { LEASE_MS } from '../lease.js';

/** Renews a lease, whatever else its process does, until it is stopped. */
export interface LeaseRenewal {
  /** Notes that the lease was renewed by something else. */
  renewed(): void;
  stop(): void;
}

/** The age of a lease at which it is renewed. */
const RENEW_MS = LEASE_MS / 4;

/** Starts to renew a lease. A lease that is lost is noticed by the next change, not here. */
export function leaseRenewal(renew: () => Promise<void>): LeaseRenewal {
  let renewedMs = -Infinity;
  let isRenewing = false;
  const renewed = (): void => void (renewedMs = performance.now());
  const timer = setInterval(() => {
    if (isRenewing || performance.now() - renewedMs < RENEW_MS) return;
    isRenewing = true;
    void renew()
      .then(renewed, () => undefined)
      .finally(() => (isRenewing = false));
  }, RENEW_MS / 2);
  // A store that nobody closes does not keep its program running.
  timer.unref();
  return { renewed, stop: () => clearInterval(timer) };
}
