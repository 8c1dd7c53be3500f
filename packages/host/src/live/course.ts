import {
  astrarium,
  type Command,
  type EventCounters,
  type EventEnvelope,
  eventEnvelopes,
  type EventList,
  type GameSnapshot,
  type Outcome,
  replicantLog,
  type Ruleset,
  settingOf,
} from '@astrarium/core';
import { type LogPosition, logWriter } from '@astrarium/core/kernel';
import type { StoredLine } from '../store/store.js';
import type { Published } from './published.js';

/** How far a course has come: the world, and all that it brought since it began. */
export interface CourseState {
  readonly snapshot: GameSnapshot;
  readonly counters: EventCounters;
  readonly hashedTick: number;
  readonly lines: readonly StoredLine[];
  readonly told: readonly { readonly account: number; readonly envelope: EventEnvelope }[];
  readonly logged: ReturnType<typeof replicantLog>;
  readonly commands: number;
  readonly refusals: number;
  readonly events: number;
}

/** A world on its way from one publication to the next, writing its log. */
export interface Course {
  readonly state: CourseState;
  readonly position: LogPosition;
  perform(command: Command): Outcome;
  /** Lets time pass up to a tick, or to the first tick in which there are many events. */
  advance(tick: number): void;
  /** Writes a hash line. */
  checkpoint(): void;
  /** Goes on under another ruleset. */
  takeRules(ruleset: Ruleset): void;
  /** Does what `f` does, or nothing of it where `f` gives false. */
  attempt(f: () => boolean): void;
}

/** Where one advance stops at the latest, so that a month's leap comes in bearable pieces. */
const EVENTS_MOST = 10_000;

/** Begins a course at what is published. */
export function beginCourse({ counters, hashedTick, position, snapshot }: Published): Course {
  let writer = logWriter(astrarium, snapshot, position);
  const nothing = { lines: [], told: [], logged: [], commands: 0, refusals: 0, events: 0 };
  let state: CourseState = { snapshot, counters, hashedTick, ...nothing };
  const write = (text: string): void => {
    const before = state.lines.at(-1)?.n ?? position?.n ?? -1;
    const more = text.split('\n').slice(0, -1);
    const written = more.map((line, at) => ({ n: before + at + 1, text: line }));
    state = { ...state, lines: [...state.lines, ...written] };
  };
  const go = (next: GameSnapshot, events: EventList): void => {
    state = { ...state, snapshot: next };
    if (events.length === 0) return;
    const world = astrarium.read(next);
    const { counters: counted, envelopes } = eventEnvelopes(world, events, state.counters);
    state = {
      ...state,
      counters: counted,
      told: [...state.told, ...envelopes],
      logged: [...state.logged, ...replicantLog(world, events)],
      events: state.events + events.length,
    };
  };
  if (writer.header !== '') write(writer.header);
  return {
    get state() {
      return state;
    },
    get position() {
      return writer.position();
    },
    perform(command) {
      const { events, outcome, snapshot: next } = astrarium.execute(state.snapshot, command);
      write(writer.command(state.snapshot.now, command, outcome));
      const refusals = state.refusals + (outcome.done ? 0 : 1);
      state = { ...state, refusals, commands: state.commands + 1 };
      go(next, events);
      return outcome;
    },
    advance(tick) {
      const bounds = { ticks: tick - state.snapshot.now, maxEvents: EVENTS_MOST };
      const gone = astrarium.advance(state.snapshot, bounds);
      go(gone.snapshot, gone.events);
    },
    checkpoint() {
      write(writer.checkpoint(state.snapshot));
      state = { ...state, hashedTick: state.snapshot.now };
    },
    takeRules(ruleset) {
      const setting = settingOf({ ...state.snapshot.setting, ruleset });
      const next = astrarium.withSetting(state.snapshot, setting);
      const upgraded = writer.upgrade(state.snapshot, 'rules', astrarium, next);
      write(upgraded.line);
      writer = upgraded.writer;
      state = { ...state, snapshot: next };
    },
    attempt(f) {
      const before = { state, position: writer.position() };
      if (f()) return;
      state = before.state;
      writer = logWriter(astrarium, state.snapshot, before.position);
    },
  };
}
