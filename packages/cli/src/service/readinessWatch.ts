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

/** A wall clock that is less behind is corrected in small steps by the system. */
const MIN_AHEAD_SECONDS = 10;

/**
 * Returns a function, to be called often, that logs when the game begins to stand still because the
 * wall clock is behind its last tick, and when time passes again.
 */
export function clockWatch(
  host: Pick<Host, 'figures'>,
  { logger }: Pick<ServiceLog, 'logger'>,
): () => void {
  let isStanding = false;
  return () => {
    const { clock_ahead_seconds, tick } = host.figures();
    const stands = clock_ahead_seconds >= (isStanding ? 1 : MIN_AHEAD_SECONDS);
    if (stands === isStanding) return;
    isStanding = stands;
    if (!stands) return logger.info({ tick }, 'time passes again');
    logger.error({ tick, seconds: Math.ceil(clock_ahead_seconds) }, STANDS);
  };
}

const STANDS =
  'the game stands still, because the wall clock is behind its last tick; it continues after ' +
  'these seconds, or at once after: astrarium clock --set-anchor';
