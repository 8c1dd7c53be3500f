import { setTimeout as sleep } from 'node:timers/promises';
import { postgresCopy } from './copy/postgresCopy.js';
import { type PostgresOptions, postgresStore, type PostgresStore } from './postgresStore.js';
import { type Store, StoreFailure } from '../store.js';

/** Options of a standby. */
export interface StandbyOptions extends Omit<PostgresOptions, 'nowMs'> {
  /** The wall clock, in milliseconds since 1970-01-01T00:00:00Z. */
  readonly nowMs: () => number;
  /** Ends the wait. */
  readonly signal: AbortSignal;
  /** Called with why the game could not be taken, when that changes. */
  readonly onWait?: ((reason: string) => void) | undefined;
  /** Called twice a second while the copy has all commits of the game but those just made. */
  readonly onLevel?: (() => void) | undefined;
  /**
   * Whether this process can continue the game: asked first, and when its rules change. The game is
   * left to others while it cannot.
   */
  readonly canContinue?:
    | ((stored: Pick<Store, 'lines' | 'versions'>) => Promise<boolean>)
    | undefined;
}

/** Milliseconds between two looks at the lease, and between attempts that cannot follow. */
const LOOK_MS = 500;

/** Milliseconds until the next attempt when the lease may be free. */
const RETRY_MS = 50;

/**
 * Opens a game in PostgreSQL as its writer, like `postgresStore`, but waits while another process
 * writes it, or PostgreSQL cannot be reached. Meanwhile, the local copy follows the game, so that
 * little is left to copy then. Returns undefined when the signal ends the wait.
 *
 * @throws StoreFailure when the tables are of a newer release, or the file is not a copy
 * @example
 * const { signal } = new AbortController();
 * const options = { game: 'main', copy: 'data/copy.sqlite', nowMs: Date.now, signal };
 * const store = await postgresStandby('postgres://localhost/astrarium', options);
 */
export async function postgresStandby(
  address: string,
  { canContinue, nowMs, onLevel, onWait = () => undefined, signal, ...options }: StandbyOptions,
): Promise<PostgresStore | undefined> {
  let reason = '';
  let isCopyUsed = false;
  const rules = { mayTake: true, canContinue };
  while (!signal.aborted) {
    try {
      if (rules.mayTake) {
        const store = await postgresStore(address, { ...options, nowMs: nowMs() });
        rules.mayTake = (await canContinue?.(store)) ?? true;
        if (rules.mayTake) return store;
        await store.close();
      }
    } catch (error) {
      const { message } = lockedBy(error);
      if (message !== reason) onWait(message);
      reason = message;
    }
    let pauseMs = RETRY_MS;
    try {
      await followUntilFree(address, options, { nowMs, onLevel, signal }, rules);
      isCopyUsed = false;
    } catch (error) {
      const { message } = lockedBy(error);
      // Not each time: the message says how long ago the other process was seen.
      if (!isCopyUsed && message !== reason) onWait(message);
      isCopyUsed = true;
      pauseMs = LOOK_MS;
    }
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
  }
  return undefined;
}

/** The failure when it is `locked`. @throws other errors */
function lockedBy(error: unknown): StoreFailure {
  if (error instanceof StoreFailure && error.reason === 'locked') return error;
  throw error;
}

/** Whether a standby may take a game, as its rules are. */
interface RulesOfStandby extends Pick<StandbyOptions, 'canContinue'> {
  mayTake: boolean;
}

/** Applies the commits of a game to the local copy until its lease is free, and may be taken. */
async function followUntilFree(
  address: string,
  options: Omit<PostgresOptions, 'nowMs'>,
  { nowMs, onLevel, signal }: Pick<StandbyOptions, 'nowMs' | 'onLevel' | 'signal'>,
  rules: RulesOfStandby,
): Promise<void> {
  const copy = await postgresCopy(address, { ...options, nowMs: nowMs() });
  // A copy that cannot follow is made again by the next attempt, which also says what is wrong.
  const stopped = new AbortController();
  let applied = copy.number;
  const ask = async (): Promise<void> => {
    rules.mayTake = (await rules.canContinue?.(copy.store)) ?? true;
  };
  const follow = async (): Promise<void> => {
    await ask();
    for await (const { batch, number } of copy.feed.after(copy.number)) {
      await copy.store.commit(batch);
      if (batch.versions !== undefined) await ask();
      applied = number;
    }
  };
  const following = follow()
    .catch(() => undefined)
    .finally(() => stopped.abort());
  const ended = AbortSignal.any([signal, stopped.signal]);
  let wanted = Infinity;
  try {
    while (!ended.aborted && !(applied >= wanted && rules.mayTake && (await copy.isFree()))) {
      // Commits take a moment: those of the last look must be there now.
      if (applied >= wanted) onLevel?.();
      wanted = await copy.last();
      await sleep(LOOK_MS, undefined, { signal: ended }).catch(() => undefined);
    }
  } finally {
    await copy.feed.close();
    await following;
    await copy.close();
  }
}
