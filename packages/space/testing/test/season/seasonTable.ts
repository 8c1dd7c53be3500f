import type { Command, Event, Outcome } from '@astrarium/core';
import {
  astrarium,
  audit,
  type DeviceView,
  deviceView,
  deviceViewIds,
  type GameSnapshot,
  newGame,
  type Ruleset,
  type World,
} from '@astrarium/space';

/** The arguments of a command. */
export type Args = Readonly<Record<string, unknown>>;

/** A player: the views of one account, and its commands. */
export interface Player {
  readonly account: number;
  /** Views of its devices, ordered by id. */
  devices(): DeviceView[];
  world(): World;
  ask(type: string, args: Args): Outcome;
}

/** A game with several players, through the public entry point only. */
export function seasonTable(ruleset: Ruleset, seed: number) {
  let snapshot: GameSnapshot = newGame({ seed, ruleset });
  const events: Event[] = [];
  const commands: { readonly tick: number; readonly command: Command }[] = [];
  const world = (): World => astrarium.read(snapshot);
  const ask = (account: number, type: string, args: Args): Outcome => {
    const id = `${account}-${commands.length}`;
    const command = { id, account, type, args: args as Command['args'] };
    const executed = astrarium.execute(snapshot, command);
    commands.push({ tick: snapshot.now, command });
    if (!executed.outcome.done && executed.snapshot !== snapshot) {
      throw new Error(`a refused ${type} changed something`);
    }
    snapshot = executed.snapshot;
    events.push(...executed.events);
    return executed.outcome;
  };
  const player = (account: number): Player => ({
    account,
    world,
    devices: () =>
      deviceViewIds(world(), account).flatMap((device) => deviceView(world(), device) ?? []),
    ask: (type, args) => ask(account, type, args),
  });
  return {
    events,
    commands,
    world,
    snapshot: () => snapshot,
    ask,
    /** Opens an account. */
    open(name: string): Player {
      const outcome = ask(0, 'open_account', { name });
      if (!outcome.done) throw new Error(outcome.refusal.message);
      return player(Number(outcome.answer['account']));
    },
    pass(ticks: number): void {
      const passed = astrarium.advance(snapshot, { ticks });
      snapshot = passed.snapshot;
      events.push(...passed.events);
    },
    /** The total difference of the audit over all categories, in micro-units. */
    off: () =>
      Object.values(audit(world())).reduce(
        (sum, { difference_micro }) => sum + Math.abs(difference_micro),
        0,
      ),
  };
}

/** A game with several players. */
export type SeasonTable = ReturnType<typeof seasonTable>;
