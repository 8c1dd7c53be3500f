import type { EventList } from '../../kernel/events.js';
import { isInt } from '../../kernel/int.js';
import type { Command } from '../../kernel/outcome.js';
import type { Snapshot } from '../../kernel/engine/snapshot.js';
import type { Replayable } from '../replayable.js';

/** A command and the tick at which it is given. */
export interface TimedCommand {
  readonly tick: number;
  readonly command: Command;
}

/** What to run from a snapshot on. */
export interface ForkPlan {
  /** How many ticks to run. */
  readonly ticks: number;
  /** Commands to give meanwhile; those of one tick in their order here. */
  readonly commands?: readonly TimedCommand[] | undefined;
}

/** The result of running a world from a snapshot on. */
export interface ForkRun<State extends Snapshot = Snapshot> {
  readonly snapshot: State;
  /** Commands given, those of them that were refused, and those of ticks outside the run. */
  readonly commands: number;
  readonly refused: number;
  readonly skipped: number;
  /** The number of events of each name. */
  readonly events: Readonly<Record<string, number>>;
}

/** Events held at once while time passes. */
const MAX_EVENTS = 4096;

/** Adds events to the counts by name. */
export function countEvents(counts: Record<string, number>, events: EventList): void {
  for (let index = 0; index < events.length; index += 1) {
    const name = events.nameAt(index);
    counts[name] = (counts[name] ?? 0) + 1;
  }
}

/**
 * Runs the world of a snapshot for some ticks with these commands.
 *
 * @throws RangeError when the ticks are no integer from 0 on
 */
export function forkRun<State extends Snapshot>(
  simulation: Replayable<State>,
  from: State,
  { ticks, commands: given = [] }: ForkPlan,
): ForkRun<State> {
  if (!isInt(ticks) || ticks < 0) {
    throw new RangeError(`ticks must be an integer from 0 on, not ${ticks}.`);
  }
  const end = from.now + ticks;
  const due = given
    .filter(({ tick }) => tick >= from.now && tick <= end)
    .sort((a, b) => a.tick - b.tick);
  const counts: Record<string, number> = {};
  let snapshot = from;
  let refused = 0;
  const advance = (tick: number): void => {
    while (snapshot.now < tick) {
      const bounds = { ticks: tick - snapshot.now, maxEvents: MAX_EVENTS };
      const advanced = simulation.advance(snapshot, bounds);
      snapshot = advanced.snapshot;
      countEvents(counts, advanced.events);
    }
  };
  for (const { tick, command } of due) {
    advance(tick);
    const executed = simulation.execute(snapshot, command);
    snapshot = executed.snapshot;
    if (!executed.outcome.done) refused += 1;
    countEvents(counts, executed.events);
  }
  advance(end);
  const skipped = given.length - due.length;
  return { snapshot, commands: due.length, refused, skipped, events: counts };
}
