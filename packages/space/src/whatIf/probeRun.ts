import type { Command, Event, EventList, Outcome, Simulation } from '@astrarium/core';
import { astrarium, type GameSnapshot } from '../game.js';
import type { schema } from '../rules/schema.js';
import type { Steps } from '../rules/takeSteps.js';
import { type EventEnvelope, eventEnvelopesOf } from '../views/events/eventEnvelope.js';
import type { AccountId } from '../state/account.js';

/** The game, or a variant of it that runs on the same snapshots. */
export type ProbeGame = Simulation<typeof schema>;

/** Commands and ticks that are tried on a snapshot, with the events that they cause. */
export interface ProbeRun {
  /** The world so far. */
  snapshot(): GameSnapshot;
  /** Carries out a command. */
  execute(command: Command): Outcome;
  /** Lets ticks pass. */
  advance(ticks: number): void;
  /** Returns a function that takes back everything that is done from now on. */
  savepoint(): () => void;
  /** The envelopes of an account's events so far, in order, in steps. */
  envelopes(account: AccountId): Steps<EventEnvelope[]>;
}

/** Starts a run on a snapshot. Start it in a `probe`, so that the snapshot stays cheap to use. */
export function startProbeRun(from: GameSnapshot, game: ProbeGame): ProbeRun {
  let snapshot = from;
  const events: Event[] = [];
  const take = (next: { readonly snapshot: GameSnapshot; readonly events: EventList }): void => {
    snapshot = next.snapshot;
    for (const event of next.events) events.push(event);
  };
  return {
    snapshot: () => snapshot,
    execute(command) {
      const executed = game.execute(snapshot, command);
      take(executed);
      return executed.outcome;
    },
    advance: (ticks) => take(game.advance(snapshot, { ticks })),
    savepoint() {
      const before = { snapshot, length: events.length };
      return () => {
        snapshot = before.snapshot;
        events.length = before.length;
      };
    },
    envelopes: (account) => eventEnvelopesOf(game.read(snapshot), events, account),
  };
}

/** Runs `f` on a snapshot and takes everything back. Returns what `f` returns. */
export function probeRun<Result>(from: GameSnapshot, f: (run: ProbeRun) => Result): Result {
  return astrarium.probe(from, () => f(startProbeRun(from, astrarium)));
}
