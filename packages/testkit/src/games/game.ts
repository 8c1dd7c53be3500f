import type {
  Command,
  Event,
  Outcome,
  Schema,
  SettingOf,
  Simulation,
  Snapshot,
  Walk,
} from '@astrarium/core';

/** One step of a game. */
export type Step =
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'tick' }
  | { readonly kind: 'advance'; readonly ticks: number };

/** A whole game as data: its setting and its steps. */
export interface Game<S extends Schema> {
  readonly setting: SettingOf<S> & { seed: number };
  readonly steps: readonly Step[];
}

/** A snapshot of a schema's simulation. */
export type StateOf<S extends Schema> = Snapshot<SettingOf<S> & { seed: number }>;

/** The result of one step, with its events as plain objects. */
export interface Taken<State> {
  readonly snapshot: State;
  /** The outcome of a command; absent for other steps. */
  readonly outcome?: Outcome;
  readonly events: readonly Event[];
}

/** The functions of a simulation or an oracle that playing needs. */
export interface Player<State> {
  execute(
    from: State,
    command: Command,
  ): { snapshot: State; outcome: Outcome; events: Iterable<Event> };
  tick(from: State): { snapshot: State; events: Iterable<Event> };
  advance(from: State, bounds: { ticks: number }): { snapshot: State; events: Iterable<Event> };
}

/** Takes one step. */
export function takeStep<State>(player: Player<State>, from: State, step: Step): Taken<State> {
  if (step.kind === 'command') {
    const { snapshot, outcome, events } = player.execute(from, step.command);
    return { snapshot, outcome, events: [...events] };
  }
  const { snapshot, events } =
    step.kind === 'tick' ? player.tick(from) : player.advance(from, { ticks: step.ticks });
  return { snapshot, events: [...events] };
}

/** Takes one step of a walk; returns the outcome of a command. */
export function takeWalkStep<State extends Snapshot>(
  walk: Walk<State>,
  step: Step,
): Outcome | undefined {
  if (step.kind === 'command') return walk.execute(step.command);
  walk.advance({ ticks: step.kind === 'tick' ? 1 : step.ticks });
  return undefined;
}

/** Plays a game; calls `see` before each step and once after the last. */
export function playGame<S extends Schema>(
  simulation: Simulation<S>,
  game: Game<S>,
  see: (snapshot: StateOf<S>, index: number) => void = () => {},
): StateOf<S> {
  let snapshot: StateOf<S> = simulation.genesis(game.setting);
  for (const [index, step] of game.steps.entries()) {
    see(snapshot, index);
    snapshot = takeStep(simulation, snapshot, step).snapshot;
  }
  see(snapshot, game.steps.length);
  return snapshot;
}

/**
 * Plays a game and calls `see` after each step and, within each advance, directly before and after
 * every tick in which something is due. Between those ticks everything is linear, so that a bound
 * that holds there holds everywhere.
 */
export function eachDue<S extends Schema>(
  simulation: Simulation<S>,
  game: Game<S>,
  see: (snapshot: StateOf<S>) => void,
): void {
  playGame(simulation, game, (snapshot, index) => {
    see(snapshot);
    const step = game.steps[index];
    if (step?.kind !== 'advance') return;
    const end = snapshot.now + step.ticks;
    let at = snapshot;
    for (let due = simulation.nextDue(at); due !== 0 && due <= end; due = simulation.nextDue(at)) {
      at = simulation.advance(at, { ticks: due - 1 - at.now }).snapshot;
      see(at);
      at = simulation.tick(at).snapshot;
      see(at);
    }
  });
}

/** The item that an integer from 0 selects, modulo the length; undefined for an empty list. */
export function pickOf<T>(all: readonly T[], pick: number | undefined): T | undefined {
  return all[(pick ?? 0) % all.length];
}
