import type { Host } from '@astrarium/host';
import type { ServiceLog } from '@astrarium/http';
import type { Terminal } from '../terminal/terminal.js';

/** The maximum wait between two calls of `runDue`, in milliseconds. */
const MAX_WAIT_MS = 1000;

/** The minimum wait between two calls of `runDue`; at high speeds each runs several ticks. */
const MIN_WAIT_MS = 20;

/** Runs the clock of a host. */
export interface ServerClock {
  /** Resolves when the program shall end or the host has failed. The clock goes on. */
  readonly stopped: Promise<void>;
  close(): void;
}

/**
 * Runs the clock of the host until it is closed or the host fails: calls that are under way when
 * the program shall end are answered in time, and the store keeps its lease. Calls `afterEach`
 * after each call of `runDue` until then.
 */
export function serverClock(
  host: Host,
  { onStop }: Pick<Terminal, 'onStop'>,
  afterEach: () => void,
): ServerClock {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let tellStopped = (): void => undefined;
  const stopped = new Promise<void>((resolve) => (tellStopped = resolve));
  const stop = (): void => {
    isStopped = true;
    endWaiting();
    tellStopped();
  };
  const endWaiting = onStop(stop);
  const run = (): void => {
    const wait = host.runDue();
    if (!isStopped) afterEach();
    if (host.failure !== undefined) return stop();
    timer = setTimeout(run, Math.min(MAX_WAIT_MS, Math.max(MIN_WAIT_MS, wait)));
  };
  run();
  return { stopped, close: () => clearTimeout(timer) };
}

/** Returns a function, to be called often, that logs each change of the readiness of a host. */
export function readinessWatch(
  host: Pick<Host, 'figures' | 'unready' | 'unreadyDetail'>,
  { logger }: Pick<ServiceLog, 'logger'>,
): () => void {
  let last: Host['unready'];
  return () => {
    const reason = host.unready;
    if (reason === last) return;
    last = reason;
    const { lag_ticks, tick } = host.figures();
    if (reason === undefined) logger.info({ tick }, 'ready');
    else logger.warn({ reason, detail: host.unreadyDetail, tick, lag_ticks }, 'not ready');
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
