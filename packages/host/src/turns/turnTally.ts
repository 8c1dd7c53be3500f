import type { Store, StoreBatch } from '../store/store.js';
import type { SealedTurn } from './openTurn.js';

/** Totals over the turns of a game. */
export interface TurnTotals {
  readonly commands: number;
  readonly refusals: number;
  readonly events: number;
  readonly commits: number;
  readonly commit_seconds: number;
  /** Bytes that were added to the log, the histories, the kept answers and the keyframes. */
  readonly stored_bytes: number;
  /** Stored bytes that were added in the last hour; in the first hour, at the same rate. */
  readonly stored_bytes_per_hour: number;
  /** Turns that took longer than 100 ms. */
  readonly slow_turns: number;
}

/** Commits turns and counts them. */
export interface TurnTally {
  totals(): TurnTotals;
  /** Commits a turn. @throws StoreFailure */
  commit(store: Store, sealed: SealedTurn): Promise<void>;
}

/** A turn that takes longer, in milliseconds, is counted as slow. */
const SLOW_TURN_MS = 100;

/** The tally of a game without turns. */
export function turnTally(nowMs: () => number): TurnTally {
  const counts = { commands: 0, refusals: 0, events: 0 };
  let [commits, commitMs, storedBytes, slowTurns] = [0, 0, 0, 0];
  const growth = hourlyGrowth(nowMs());
  return {
    totals: () => ({
      ...counts,
      commits,
      commit_seconds: commitMs / 1000,
      stored_bytes: storedBytes,
      stored_bytes_per_hour: growth.perHour(nowMs(), storedBytes),
      slow_turns: slowTurns,
    }),
    async commit(store, { stored, turn }) {
      const startedMs = nowMs();
      await store.commit(stored);
      storedBytes += batchBytes(stored) + (stored.keyframe?.bytes.length ?? 0);
      commits += 1;
      const endedMs = nowMs();
      commitMs += endedMs - startedMs;
      if (endedMs - turn.beganMs > SLOW_TURN_MS) slowTurns += 1;
      growth.note(endedMs, storedBytes);
      for (const what of ['commands', 'refusals', 'events'] as const) {
        counts[what] += turn.batch.state[what];
      }
    },
  };
}

/** The length of what a batch adds to the log, the histories and the kept answers. */
export function batchBytes({ entries, envelopes, lines, outcomes }: StoreBatch): number {
  let bytes = 0;
  for (const rows of [entries, envelopes, lines, outcomes]) {
    for (const { text } of rows) bytes += text.length;
  }
  return bytes;
}

const HOUR_MS = 3_600_000;

/** Milliseconds between two kept samples; a rate is that of a longer time. */
const SAMPLE_MS = 60_000;

/** The growth of a total within the last hour; the total is 0 at the start. */
function hourlyGrowth(startMs: number) {
  /** The oldest is the last one from before the last hour, or from the start. */
  let samples: { readonly ms: number; readonly total: number }[] = [{ ms: startMs, total: 0 }];
  /** Notes a total at a moment. */
  const note = (nowMs: number, total: number): void => {
    const last = samples.at(-1)?.ms ?? startMs;
    // A wall clock that was set back starts the hour again.
    if (nowMs < last) samples = [{ ms: nowMs, total }];
    else if (nowMs - last >= SAMPLE_MS) samples.push({ ms: nowMs, total });
    while ((samples[1]?.ms ?? nowMs) <= nowMs - HOUR_MS) samples.shift();
  };
  return {
    note,
    /** How much the total has grown in the last hour; in the first hour, at the same rate. */
    perHour(nowMs: number, total: number): number {
      note(nowMs, total);
      const [first = { ms: startMs, total: 0 }] = samples;
      const ms = Math.max(nowMs - first.ms, SAMPLE_MS);
      return Math.round(((total - first.total) * HOUR_MS) / ms);
    },
  };
}
