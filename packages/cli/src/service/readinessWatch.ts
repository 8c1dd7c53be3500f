import type { Host } from '@astrarium/host';
import type { ServiceLog } from '@astrarium/http';

/** Returns a function, to be called often, that logs each change of the readiness of a host. */
export function readinessWatch(
  host: Pick<Host, 'figures' | 'unready'>,
  { logger }: Pick<ServiceLog, 'logger'>,
): () => void {
  let last: Host['unready'];
  return () => {
    const reason = host.unready;
    if (reason === last) return;
    last = reason;
    const { lag_ticks, tick } = host.figures();
    if (reason === undefined) logger.info({ tick }, 'ready');
    else logger.warn({ reason, tick, lag_ticks }, 'not ready');
  };
}
