import type { ServedGame } from '@astrarium/contract';
import type { Command, EventList, Outcome, Snapshot } from '@astrarium/core';
import { type LogPosition, logWriter } from '@astrarium/core/log';
import type { StoredLine } from '../../store/store.js';
import type { Published } from '../past.js';

/** The world of a run, and its lines and events since the start. */
export interface LogRunState {
  readonly snapshot: Snapshot;
  readonly hashedTick: number;
  readonly lines: readonly StoredLine[];
  /** The events of each transition that had some, with the world after it. */
  readonly happened: readonly { readonly events: EventList; readonly after: Snapshot }[];
  readonly commands: number;
  readonly refusals: number;
  readonly events: number;
}

/**
 * Changes a world from one published world to the next and writes the log. It has no accessors,
 * because it is made for each turn: V8 gives each object with accessors a hidden class of its own,
 * which keeps everything reachable from it until the next full collection.
 */
export interface LogRun {
  readonly state: LogRunState;
  /** The number of the next line. */
  nextLine(): number;
  /** The position in the log. */
  position(): LogPosition;
  /** Carries out a command. A refusal with a code of the log has changed nothing, and no line. */
  perform(command: Command): Outcome;
  /** Advances to a tick, or to an earlier one when there are too many events. */
  advance(tick: number): void;
  /** Advances as far as no rule throws, if one does on the way to a tick; not beyond the end. */
  advanceToFault(tick: number): void;
  /** Writes a hash line. */
  checkpoint(): void;
  /** Changes to another setting. */
  takeSetting(setting: Snapshot['setting']): void;
  /** Returns a function that takes back everything that is done from now on. */
  savepoint(): () => void;
}

/** Maximum of events in one advance, so that a month is processed in several turns. */
const MAX_EVENTS = 10_000;

/** A state that is changed in place: a batch may contain thousands of commands. */
type Growing = { -readonly [K in keyof LogRunState]: Grown<LogRunState[K]> };
type Grown<T> = T extends readonly (infer I)[] ? I[] : T;

/** Starts a run at the published world. */
export function startLogRun(
  { hasEnded, settings, simulation }: ServedGame,
  { hashedTick, position, snapshot }: Published,
): LogRun {
  let writer = logWriter(simulation, snapshot, position);
  const counts = { commands: 0, refusals: 0, events: 0 };
  const state: Growing = { snapshot, hashedTick, lines: [], happened: [], ...counts };
  const nextLine = (): number => (state.lines.at(-1)?.n ?? position?.n ?? -1) + 1;
  /** Adds a line, given with its newline. */
  const write = (line: string): void => {
    state.lines.push({ n: nextLine(), text: line.slice(0, -1) });
  };
  const moveTo = (next: Snapshot, events: EventList): void => {
    state.snapshot = next;
    if (events.length === 0) return;
    state.happened.push({ events, after: next });
    state.events += events.length;
  };
  /** The world after so many ticks, or after fewer: many events, or the end of the game. */
  const advancedTo = (ticks: number): ReturnType<typeof simulation.advance> => {
    const bounds = { ticks, maxEvents: MAX_EVENTS };
    let found = simulation.advance(state.snapshot, bounds);
    if (!hasEnded(found.snapshot)) return found;
    // Halves the ticks until the first world in which the game is over is known.
    let before = 0;
    while (found.snapshot.now - state.snapshot.now > before + 1) {
      const middle = Math.floor((before + found.snapshot.now - state.snapshot.now) / 2);
      const tried = simulation.advance(state.snapshot, { ...bounds, ticks: middle });
      if (hasEnded(tried.snapshot)) found = tried;
      else before = middle;
    }
    return found;
  };
  if (writer.header !== '') write(writer.header);
  return {
    state,
    nextLine,
    position: () => writer.position(),
    perform(command) {
      const { events, outcome, snapshot: next } = simulation.execute(state.snapshot, command);
      const line = writer.command(state.snapshot.now, command, outcome);
      if (typeof line !== 'string') return line;
      write(line);
      if (!outcome.done) state.refusals += 1;
      state.commands += 1;
      moveTo(next, events);
      return outcome;
    },
    advance(tick) {
      if (hasEnded(state.snapshot)) return;
      const advanced = advancedTo(tick - state.snapshot.now);
      moveTo(advanced.snapshot, advanced.events);
    },
    advanceToFault(tick) {
      let [before, failing] = [state.snapshot.now, tick];
      while (failing > before + 1 && !hasEnded(state.snapshot)) {
        const middle = Math.floor((before + failing) / 2);
        try {
          const advanced = advancedTo(middle - state.snapshot.now);
          moveTo(advanced.snapshot, advanced.events);
          before = state.snapshot.now;
        } catch {
          failing = middle;
        }
      }
    },
    checkpoint() {
      write(writer.checkpoint(state.snapshot));
      state.hashedTick = state.snapshot.now;
    },
    takeSetting(setting) {
      const next = simulation.withSetting(state.snapshot, setting);
      const upgraded = writer.upgrade(state.snapshot, settings.upgradeName, simulation, next);
      write(upgraded.line);
      writer = upgraded.writer;
      state.snapshot = next;
    },
    savepoint() {
      const before = { ...state };
      const sizes = [state.lines.length, state.happened.length] as const;
      const place = writer.position();
      return () => {
        Object.assign(state, before);
        [state.lines.length, state.happened.length] = sizes;
        writer = logWriter(simulation, state.snapshot, place);
      };
    },
  };
}
