import type { Clock } from '../time/clock.js';
import type { Store } from '../store/store.js';
import { MAX_LOCK_MS } from './storeFaults.js';
import type { TurnServices } from './turnServices.js';
import type { Turns } from './turns.js';

/**
 * Why a host is not ready: writing has ended, a rule stopped the world, the store is full, is
 * locked or cannot be reached, or the game is more than ten seconds behind the wall clock, as after
 * a stop, or behind its writer.
 */
export type Unready = 'failed' | 'stopped' | 'store_full' | 'store_locked' | 'behind';

/** Milliseconds that the game may be behind the wall clock, and a follower behind its writer. */
export const MAX_LAG_MS = 10_000;

/** Whether a host can serve players well. */
export interface Readiness {
  /** Undefined when the host is ready. */
  readonly reason: Unready | undefined;
  /** What the store says about that, for operators. */
  readonly detail: string | undefined;
  /** Whether the game is more than ten seconds behind the wall clock, or behind its writer. */
  readonly isBehind: boolean;
  /** The ticks that are due and not published. */
  readonly lagTicks: number;
  /** How often the host became ready or not ready. */
  readonly changes: number;
  /** Counts a change since the last call. */
  note(): void;
}

/** What the readiness of a host depends on. */
interface ReadinessOptions {
  readonly nowMs: () => number;
  readonly tick: () => number;
  readonly stop: TurnServices['stop'];
  readonly store: Pick<Store, 'outage'>;
  /** Whether a follower is late, at the speed of the game; never by default. */
  readonly isLate?: ((speed: number) => boolean) | undefined;
}

/** The readiness of a host. */
export function readiness(
  clock: Clock,
  faults: Turns['faults'],
  { isLate, nowMs, stop, store, tick }: ReadinessOptions,
): Readiness {
  let changes = 0;
  let wasReady = true;
  const isBehind = (): boolean => {
    const lagMs = clock.speed === 0 ? 0 : nowMs() - clock.wallMs(tick() + 1);
    return lagMs > MAX_LAG_MS || isLate?.(clock.speed) === true;
  };
  const reason = (): Unready | undefined => {
    if (faults.failure !== undefined) return 'failed';
    if (stop.fault !== undefined) return 'stopped';
    if (faults.refusal !== undefined) {
      return faults.refusal.reason === 'locked' ? 'store_locked' : 'store_full';
    }
    if (store.outage?.(MAX_LOCK_MS) !== undefined) return 'store_locked';
    return isBehind() ? 'behind' : undefined;
  };
  return {
    get reason() {
      return reason();
    },
    get detail() {
      return (faults.failure ?? faults.refusal)?.message ?? store.outage?.(MAX_LOCK_MS);
    },
    get isBehind() {
      return isBehind();
    },
    get lagTicks() {
      return Math.max(0, clock.dueTick(nowMs()) - tick());
    },
    get changes() {
      return changes;
    },
    note() {
      const isReady = reason() === undefined;
      if (isReady !== wasReady) changes += 1;
      wasReady = isReady;
    },
  };
}
