import type { Host } from '@astrarium/host';
import { type HttpAnswer, JSON_TYPE } from '../responses/httpAnswer.js';
import { WireFault } from '../requests/wireFault.js';
import type { Route } from './router.js';

/** What an orchestrator asks: whether the process lives, and whether to send it requests. */
export function healthRoutes(
  host: Pick<Host, 'failure' | 'tick'>,
  isClosing: () => boolean,
): readonly Route[] {
  return [
    { method: 'GET', path: '/livez', serve: () => well({ status: 'live' }) },
    {
      method: 'GET',
      path: '/readyz',
      serve() {
        if (isClosing()) throw new WireFault('draining', 'The server takes no new requests');
        // The message of the failure may name files: it is for the log.
        if (host.failure) throw new WireFault('unavailable', 'Nothing can be written any more');
        return well({ status: 'ready', tick: host.tick });
      },
    },
  ];
}

function well(body: Readonly<Record<string, unknown>>): HttpAnswer {
  const headers = ['Cache-Control', 'no-store'];
  return { status: 200, type: JSON_TYPE, body: JSON.stringify(body), headers };
}
