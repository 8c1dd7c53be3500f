import {
  type Bounds,
  type Command,
  type Definition,
  type DocumentDraft,
  type DraftOf,
  type Event,
  type Outcome,
  refuse,
  roll,
  type Schema,
  type SettingOf,
  type WorldOf,
} from '@astrarium/core';
import {
  type OracleDocuments,
  type OracleSnapshot,
  type OracleState,
  oracleStateCopy,
  plainCopy,
  type Seeded,
} from './oracleState.js';
import { type OracleClock, oracleTable } from './oracleTable.js';

const WAVES_MAX = 1000;

/** The naive oracle of a definition. */
export type Oracle<S extends Schema> = ReturnType<typeof defineOracle<S>>;

/**
 * Makes the naive oracle of a definition: a slow, simple engine. It stores plain objects, copies
 * the whole world for each transition, and visits every row in every tick to step gauges, find due
 * timers and build lists. It shares with the kernel only the types, the schema and `roll`.
 */
export function defineOracle<S extends Schema>(definition: Definition<S>) {
  type Setting = SettingOf<S> & Seeded;
  type State = OracleSnapshot<Setting>;
  const { schema, commands } = definition;

  const open = (from: State, dueMin: number) => {
    const state = oracleStateCopy(from);
    const events: Event[] = [];
    const clock = { dueMin };
    const draft = oracleDraft(schema, state, clock, events) as DraftOf<S>;
    return { state, events, clock, draft };
  };

  const advance = (from: State, bounds: Bounds) => {
    const { ticks, until = () => false, maxEvents = Infinity } = bounds;
    const { state, events, clock, draft } = open(from, from.now + 1);
    while (state.now < from.now + ticks) {
      state.now += 1;
      clock.dueMin = state.now;
      const eventCount = events.length;
      stepGauges(schema, state);
      runWaves(definition, state, draft);
      if (events.length >= maxEvents || events.slice(eventCount).some(until)) break;
    }
    return { snapshot: state as State, events, ticks: state.now - from.now };
  };

  return {
    genesis(setting: Setting): State {
      const { state, draft } = open(blankState(schema, setting), 1);
      definition.genesis(draft);
      return state;
    },

    execute(
      from: State,
      command: Command,
    ): { snapshot: State; outcome: Outcome; events: readonly Event[] } {
      if (!Object.keys(commands).includes(command.type)) {
        const code = 'unknown_command';
        const message = `There is no command ${JSON.stringify(command.type)}.`;
        const numbers = { commands: Object.keys(commands).join(', ') };
        const refusal = { code, message, numbers };
        return { snapshot: from, outcome: { done: false, refusal }, events: [] };
      }
      const { state, events, draft } = open(from, from.now + 1);
      const reducer = commands[command.type] as (typeof commands)[string];
      const outcome = refusedIn(draft, () => reducer(draft, command));
      return outcome.done
        ? { snapshot: state, outcome, events }
        : { snapshot: from, outcome, events: [] };
    },

    tick: (from: State) => advance(from, { ticks: 1 }),

    advance,

    read: (snapshot: State): WorldOf<S> => open(snapshot, snapshot.now + 1).draft as WorldOf<S>,

    nextDue(snapshot: State): number {
      let earliest = 0;
      for (const { due } of scheduledTimers(definition, snapshot)) {
        if (earliest === 0 || due < earliest) earliest = due;
      }
      return earliest;
    },
  };
}

function blankState<Setting extends Seeded>(
  schema: Schema,
  setting: Setting,
): OracleSnapshot<Setting> {
  const blank = (names: string[]) =>
    Object.fromEntries(names.map((name) => [name, { count: 0, living: {} }]));
  const tables = blank(Object.keys(schema.tables));
  return { now: 0, setting, tables, documents: blank(Object.keys(schema.documents)) };
}

function stepGauges(schema: Schema, state: OracleState): void {
  for (const name of Object.keys(schema.tables)) {
    for (const row of Object.values(state.tables[name]?.living ?? {})) {
      for (const gauge of Object.values(row.gauges)) gauge.level += gauge.rate;
    }
  }
}

interface DueTimer {
  readonly system: number;
  readonly id: number;
  readonly due: number;
}

/** All scheduled timers, ordered by system and id. */
function scheduledTimers<S extends Schema>(
  { schema, systems }: Definition<S>,
  state: OracleSnapshot,
): DueTimer[] {
  return systems.flatMap(({ table, timer }, system) => {
    const offset = schema.tables[table]?.fields[timer] as number;
    const living = state.tables[table]?.living ?? {};
    return Object.keys(living)
      .map((id) => ({ system, id: Number(id), due: living[Number(id)]?.words[offset] ?? 0 }))
      .filter(({ due }) => due !== 0)
      .sort((a, b) => a.id - b.id);
  });
}

function runWaves<S extends Schema>(
  definition: Definition<S>,
  state: OracleState,
  draft: DraftOf<S>,
): void {
  for (let wave = 0; ; wave += 1) {
    const all = scheduledTimers(definition, state).filter(({ due }) => due === state.now);
    if (all.length === 0) return;
    if (wave === WAVES_MAX) throw new Error(`tick ${state.now} has more than ${WAVES_MAX} waves`);
    for (const { system: order, id } of all) {
      const system = definition.systems[order] as Definition<S>['systems'][number];
      const offset = definition.schema.tables[system.table]?.fields[system.timer] as number;
      const words = state.tables[system.table]?.living[id]?.words;
      if (words?.[offset] !== state.now) continue;
      words[offset] = 0;
      system.run(draft, id);
    }
  }
}

/** The first refusal of each draft by `require` and `accept`. */
const REFUSALS = new WeakMap<object, Outcome>();

/** What a command returns, or how its draft has refused it. */
function refusedIn(draft: object, run: () => Outcome): Outcome {
  try {
    const outcome = run();
    return REFUSALS.get(draft) ?? outcome;
  } catch (error) {
    const refused = REFUSALS.get(draft);
    if (refused === undefined) throw error;
    return refused;
  }
}

/** The draft of a state, for reading and writing; emitted events are pushed to `events`. */
function oracleDraft(
  schema: Schema,
  state: OracleState,
  clock: OracleClock,
  events: Event[],
): object {
  const draft: Record<string, unknown> = {
    get now() {
      return state.now;
    },
    setting: state.setting,
    roll: (domain: number, entity: number, n = 0) =>
      roll(state.setting.seed, domain, entity, state.now, n),
    emit(name: string, ...numbers: number[]) {
      const event: Record<string, number | string> = { tick: state.now, name };
      for (const [place, number] of (schema.events[name] as readonly string[]).entries()) {
        event[number] = numbers[place] ?? 0;
      }
      events.push(event as Event);
    },
    require(value: unknown, ...refusal: Parameters<typeof refuse>) {
      return value === undefined || value === null || value === false
        ? (draft['accept'] as (checked: unknown) => unknown)(refuse(...refusal))
        : value;
    },
    accept(checked: unknown) {
      const { done, refusal } = Object(checked) as Partial<Record<'done' | 'refusal', unknown>>;
      if (done !== false || refusal === undefined) return checked;
      if (!REFUSALS.has(draft)) REFUSALS.set(draft, checked as Outcome);
      throw new Error('the command is refused');
    },
  };
  for (const [name, definition] of Object.entries(schema.tables)) {
    draft[name] = oracleTable(schema, definition, state, clock);
  }
  for (const [name, documents] of Object.entries(state.documents)) {
    draft[name] = oracleDocuments(documents);
  }
  return draft;
}

/** A document collection over plain objects, which copies documents in and out. */
function oracleDocuments(documents: OracleDocuments): DocumentDraft<unknown> {
  const { living } = documents;
  return {
    get count() {
      return documents.count;
    },
    get: (id) => (living[id] === undefined ? undefined : deepFreeze(plainCopy(living[id]))),
    ids: () =>
      Object.keys(living)
        .map(Number)
        .sort((a, b) => a - b),
    insert(document) {
      documents.count += 1;
      living[documents.count] = plainCopy(document);
      return documents.count;
    },
    edit(id, recipe) {
      const edited = living[id] === undefined ? undefined : plainCopy(living[id]);
      recipe(edited);
      living[id] = plainCopy(edited);
    },
    replace(id, document) {
      living[id] = plainCopy(document);
    },
    remove(id) {
      delete living[id];
    },
  };
}

function deepFreeze<T>(value: T): Readonly<T> {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}
