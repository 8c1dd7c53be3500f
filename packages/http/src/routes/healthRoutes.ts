import type { Host } from '@astrarium/host';
import { type HttpAnswer, JSON_TYPE } from '../responses/httpAnswer.js';
import { WireFault } from '../requests/wireFault.js';
import type { Route } from './router.js';

/** Liveness and readiness, for orchestrators. */
export function healthRoutes(
  host: Pick<Host, 'failure' | 'tick'>,
  isClosing: () => boolean,
): readonly Route[] {
  return [
    { method: 'GET', path: '/livez', serve: () => healthy({ status: 'live' }) },
    {
      method: 'GET',
      path: '/readyz',
      serve() {
        if (isClosing()) throw new WireFault('draining', 'The server is stopping');
        // The message of the failure may name files, so it is only in the log.
        if (host.failure) throw new WireFault('unavailable', 'The store has failed');
        return healthy({ status: 'ready', tick: host.tick });
      },
    },
  ];
}

function healthy(body: Readonly<Record<string, unknown>>): HttpAnswer {
  const headers = ['Cache-Control', 'no-store'];
  return { status: 200, type: JSON_TYPE, body: JSON.stringify(body), headers };
}
