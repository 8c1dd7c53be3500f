import type { ServiceLog } from '@astrarium/http';

/** Milliseconds between two lines. */
const LINE_MS = 10_000;

/**
 * Returns a function, to be called often while a local copy is made, that logs every ten seconds
 * how many rows it has.
 */
export function copyProgress(
  log: Pick<ServiceLog['logger'], 'info'>,
  nowMs: () => number = () => performance.now(),
): (rows: number) => void {
  let lastMs = nowMs();
  return (rows) => {
    if (nowMs() - lastMs < LINE_MS) return;
    lastMs = nowMs();
    log.info({ rows }, 'copying the game from the database');
  };
}
