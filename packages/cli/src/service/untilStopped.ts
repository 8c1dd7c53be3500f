import type { Host } from '@astrarium/host';

/** The maximum wait between two calls of `runDue`, in milliseconds. */
const MAX_WAIT_MS = 1000;

/** The minimum wait between two calls of `runDue`; at high speeds each runs several ticks. */
const MIN_WAIT_MS = 20;

/**
 * Runs the clock of the host until a signal arrives or the host fails. Calls `afterEach` after each
 * call of `runDue`.
 */
export function untilStopped(host: Host, afterEach: () => void): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      clearTimeout(timer);
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      resolve();
    };
    const run = (): void => {
      const wait = host.runDue();
      afterEach();
      if (host.failure !== undefined) return stop();
      timer = setTimeout(run, Math.min(MAX_WAIT_MS, Math.max(MIN_WAIT_MS, wait)));
    };
    let timer: NodeJS.Timeout | undefined;
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    run();
  });
}
