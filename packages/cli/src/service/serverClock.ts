import type { Host } from '@astrarium/host';

/** The maximum wait between two calls of `runDue`, in milliseconds. */
const MAX_WAIT_MS = 1000;

/** The minimum wait between two calls of `runDue`; at high speeds each runs several ticks. */
const MIN_WAIT_MS = 20;

/** Runs the clock of a host. */
export interface ServerClock {
  /** Resolves when a signal has arrived or the host has failed. A signal does not end the clock. */
  readonly stopped: Promise<void>;
  close(): void;
}

/**
 * Runs the clock of the host until it is closed or the host fails: calls that are under way when a
 * signal arrives are answered in time, and the store keeps its lease. Calls `afterEach` after each
 * call of `runDue` until then.
 */
export function serverClock(host: Host, afterEach: () => void): ServerClock {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let tellStopped = (): void => undefined;
  const stopped = new Promise<void>((resolve) => (tellStopped = resolve));
  const stop = (): void => {
    isStopped = true;
    // A second signal ends the process.
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
    tellStopped();
  };
  const run = (): void => {
    const wait = host.runDue();
    if (!isStopped) afterEach();
    if (host.failure !== undefined) return stop();
    timer = setTimeout(run, Math.min(MAX_WAIT_MS, Math.max(MIN_WAIT_MS, wait)));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  run();
  return { stopped, close: () => clearTimeout(timer) };
}
