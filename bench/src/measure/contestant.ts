import { invariant } from '@astrarium/core';
import type { Measured } from './report.js';
import { type Contender, type Round, runRound } from './round.js';

/** Where a contender ended, after its last round. */
export interface Finish {
  /** The digest of each table; equal worlds have equal digests. Empty when nothing is compared. */
  readonly world: Readonly<Record<string, string>>;
  /** The hash of its snapshot; '' when it computes none. */
  readonly hash: string;
  /** Bytes in use for its world at the start. */
  readonly bytes: number;
  readonly allocatedPerTick: number;
  readonly details: Readonly<Record<string, number>>;
  /** The whole report, from a contender without peers. */
  readonly measured?: Measured;
}

/** A contender in a process of its own. */
export interface Contestant {
  /** Times a round of ticks. */
  round(ticks: number): Promise<Round>;
  /** Call it once, after the last round. */
  finish(): Promise<Finish>;
}

/** Prepares a contender in this process; `ticks` is the number of ticks of all its rounds. */
export type Prepare = (devices: number, ticks: number) => Promise<Contestant>;

/** A contestant that was started, and must be ended. */
export interface Started extends Contestant {
  end(): Promise<void>;
}

/** Starts the contenders of one scenario. */
export interface Arena {
  start(contender: string, ticks: number): Promise<Started>;
}

/** Starts the contenders of a scenario in this process, for tests. */
export function localArena(contenders: Readonly<Record<string, Prepare>>, devices: number): Arena {
  return {
    async start(name, ticks) {
      const prepare = contenders[name];
      invariant(prepare !== undefined, `there is no contender ${name}`);
      return { ...(await prepare(devices, ticks)), end: async () => undefined };
    },
  };
}

/** A contestant that runs ticks of a contender; `finish` says where it ended. */
export function contestantOf(
  contender: Contender,
  finish: () => Promise<Partial<Finish>> | Partial<Finish>,
): Contestant {
  return {
    round: (ticks) => runRound(contender, ticks),
    async finish() {
      const none = { world: {}, hash: '', bytes: 0, allocatedPerTick: 0, details: {} };
      return { ...none, ...(await finish()) };
    },
  };
}
