import type { EventList } from '../kernel/events.js';
import type { Command } from '../kernel/outcome.js';
import type { Replayable } from './replayable.js';
import type { Snapshot } from '../kernel/snapshot.js';

/** A command and the tick at which it is given. */
export interface TimedCommand {
  readonly tick: number;
  readonly command: Command;
}

/** What to do from a snapshot on. */
export interface ForkPlan {
  /** How many ticks to go on for. */
  readonly ticks: number;
  /** What is asked for meanwhile; commands of one tick in their order here. */
  readonly commands?: readonly TimedCommand[] | undefined;
}

/** One way in which a world went on. */
export interface ForkRun<State extends Snapshot = Snapshot> {
  readonly snapshot: State;
  /** Commands carried out or refused, the refused ones, and those of ticks outside the run. */
  readonly commands: number;
  readonly refused: number;
  readonly skipped: number;
  /** How many events of each name there were. */
  readonly events: Readonly<Record<string, number>>;
}

/** Counts events by name. */
export function forkCounter(): {
  readonly counts: Record<string, number>;
  readonly count: (events: EventList) => void;
} {
  const counts: Record<string, number> = {};
  const count = (events: EventList): void => {
    for (let index = 0; index < events.length; index += 1) {
      const name = events.nameAt(index);
      counts[name] = (counts[name] ?? 0) + 1;
    }
  };
  return { counts, count };
}

/** Lets the world of a snapshot go on for some ticks with other commands. */
export function forkRun<State extends Snapshot>(
  simulation: Replayable<State>,
  from: State,
  { ticks, commands: given = [] }: ForkPlan,
): ForkRun<State> {
  const end = from.now + ticks;
  const asked = given
    .filter(({ tick }) => tick >= from.now && tick <= end)
    .sort((a, b) => a.tick - b.tick);
  const { counts, count } = forkCounter();
  let snapshot = from;
  let refused = 0;
  const advance = (tick: number): void => {
    while (snapshot.now < tick) {
      const gone = simulation.advance(snapshot, { ticks: tick - snapshot.now, maxEvents: 4096 });
      snapshot = gone.snapshot;
      count(gone.events);
    }
  };
  for (const { tick, command } of asked) {
    advance(tick);
    const given = simulation.execute(snapshot, command);
    snapshot = given.snapshot;
    if (!given.outcome.done) refused += 1;
    count(given.events);
  }
  advance(end);
  const skipped = given.length - asked.length;
  return { snapshot, commands: asked.length, refused, skipped, events: counts };
}
