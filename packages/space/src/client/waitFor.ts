import { answerOf, type Client, ProblemError, sleep } from '@astrarium/client';
import type { DeviceOperation, paths } from './generated/paths.js';

/** The wait between two looks at an operation without a known end, in milliseconds. */
const POLL_MS = 2_000;

/** The shortest and the longest wait between two looks. */
const BOUNDS_MS = { min: 100, max: 30_000 };

/** What to wait for. */
export interface WaitForOptions {
  readonly client: Client<paths>;
  /** The operation in the answer of a command, or its id. */
  readonly operation: { readonly id: string } | string;
  readonly signal?: AbortSignal;
}

/**
 * Waits until an operation of a device has ended: a journey, a scan, a print. Returns it as it is
 * then, or undefined when the service does not know it any more: it ended more than a day of the
 * game ago, or too many others have ended since. Asks when the operation is due, whatever the speed
 * of the game.
 *
 * @throws ProblemError when the service refuses to show the operation
 */
export async function waitFor(options: WaitForOptions): Promise<DeviceOperation | undefined> {
  const { client, operation, signal } = options;
  const id = typeof operation === 'string' ? operation : operation.id;
  const init = signal ? { signal } : {};
  for (;;) {
    let found: DeviceOperation;
    try {
      found = await answerOf(
        client.GET('/v1/operations/{id}', { params: { path: { id } }, ...init }),
      );
    } catch (error) {
      if (error instanceof ProblemError && error.problem.code === 'unknown_operation') return;
      throw error;
    }
    if (found.state !== 'running' && found.state !== 'waiting') return found;
    const { speed, tick } = await answerOf(client.GET('/v1/time', init));
    const due = found.state === 'running' && speed > 0 ? found.completes_tick : null;
    const waitMs = due === null ? POLL_MS : ((due - tick) * 1000) / speed;
    await sleep(Math.min(BOUNDS_MS.max, Math.max(BOUNDS_MS.min, waitMs)), signal);
  }
}
