import { advance, type Bounds } from './advance.js';
import { type Engine, ownParts } from './engine.js';
import type { EventList } from '../events.js';
import { execute } from './execute.js';
import { invariant } from '../invariant.js';
import type { Command, Outcome } from '../outcome.js';
import { rootHash, tableHashes } from '../storage/rootHash.js';
import { Snapshot } from './snapshot.js';

/**
 * Many steps of which only the newest world is kept: each step gives what `execute` and `advance`
 * would, and keeps nothing of the world before it.
 */
export interface Walk<State extends Snapshot = Snapshot> {
  /** The time of the current world. */
  readonly now: number;
  /** How many events there were since the walk began. */
  readonly events: number;
  /** Executes a command; no time passes. */
  execute(command: Command): Outcome;
  /** Lets time pass; returns the number of ticks. */
  advance(bounds: Bounds): number;
  /** The hash of the current world. */
  hash(): string;
  /** The hash of each table and document collection, by name. */
  tableHashes(): Readonly<Record<string, string>>;
  /**
   * The current world, a snapshot like any other. The caller may keep it, so from then on the walk
   * keeps what that snapshot needs, and a step costs as much as without a walk.
   */
  snapshot(): State;
}

/**
 * Begins a walk, with a copy of the world's words: no other snapshot depends on them.
 *
 * @param onEvents called with the events of each step
 */
export function walkFrom(
  engine: Engine,
  from: Snapshot,
  onEvents?: (events: EventList) => void,
): Walk {
  const { documents, draws, living, origin, version } = ownParts(engine, from);
  invariant(!engine.running, 'a walk was begun inside a transition');
  const apart = engine.backend.apart(version);
  let world = new Snapshot(from.now, origin, apart, documents, living, draws);
  let isShown = false;
  let events = 0;
  const arrive = (next: Snapshot): void => {
    world = next;
    events += engine.events.length;
    onEvents?.(engine.events.end());
  };
  return Object.freeze({
    get now() {
      return world.now;
    },
    get events() {
      return events;
    },
    execute(command: Command) {
      const { snapshot, outcome } = execute(engine, world, command, !isShown);
      arrive(snapshot);
      return outcome;
    },
    advance(bounds: Bounds) {
      const before = world.now;
      arrive(advance(engine, world, bounds, !isShown));
      return world.now - before;
    },
    hash: () => rootHash(world),
    tableHashes: () => tableHashes(world, engine.names),
    snapshot() {
      isShown = true;
      return world;
    },
  });
}
