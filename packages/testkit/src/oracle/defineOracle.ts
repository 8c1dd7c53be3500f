import {
  type Bounds,
  collectionName,
  type Command,
  type Definition,
  type DocumentDraft,
  type FieldDraftOf,
  type Event,
  type Outcome,
  refuse,
  roll,
  type Schema,
  type SettingOf,
  type FieldWorldOf,
  TICK_MAX,
} from '@astrarium/core';
import {
  type OracleDocuments,
  type OracleSnapshot,
  type OracleState,
  oracleStateCopy,
  plainCopy,
  restoreState,
  type Seeded,
} from './oracleState.js';
import { comes, setOracleCrossings } from './oracleCrossings.js';
import { oracleChance } from './oracleChance.js';
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
  const { schema } = definition;

  const open = (from: State, dueMin: number) => {
    const state = oracleStateCopy(from);
    const events: Event[] = [];
    const clock = { dueMin };
    const draft = oracleDraft(definition, state, clock, events) as FieldDraftOf<S>;
    return { state, events, clock, draft };
  };

  const advance = (from: State, bounds: Bounds) => {
    const { ticks, until = () => false, maxEvents = Infinity } = bounds;
    const { state, events, clock, draft } = open(from, from.now + 1);
    while (state.now < from.now + ticks) {
      state.now += 1;
      state.draws = {};
      clock.dueMin = state.now;
      const eventCount = events.length;
      stepGauges(schema, state);
      runWaves(definition, state, draft);
      clock.dueMin = state.now + 1;
      for (const each of definition.every ?? []) if (isDue(each, state)) each.run(draft);
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
      const { state, events, draft } = open(from, from.now + 1);
      const outcome = runCommand(definition, draft, command);
      return outcome.done
        ? { snapshot: state, outcome, events }
        : { snapshot: from, outcome, events: [] };
    },

    tick: (from: State) => advance(from, { ticks: 1 }),

    advance,

    read: (snapshot: State): FieldWorldOf<S> =>
      open(snapshot, snapshot.now + 1).draft as FieldWorldOf<S>,

    nextDue(snapshot: State): number {
      let earliest = 0;
      for (const { due } of scheduledTimers(definition, snapshot)) {
        if (earliest === 0 || due < earliest) earliest = due;
      }
      for (const each of definition.every ?? []) {
        if (!isAwake(each, snapshot)) continue;
        const next = snapshot.now - (snapshot.now % each.ticks) + each.ticks;
        if (next <= TICK_MAX && (earliest === 0 || next < earliest)) earliest = next;
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
  return {
    now: 0,
    setting: plainCopy(setting) as Setting,
    tables,
    documents: blank(Object.keys(schema.documents)),
    draws: {},
  };
}

function stepGauges(schema: Schema, state: OracleState): void {
  for (const name of Object.keys(schema.tables)) {
    for (const row of Object.values(state.tables[name]?.living ?? {})) {
      for (const gauge of Object.values(row.gauges)) {
        const level = gauge.level + gauge.rate;
        const isInRange = Number.isSafeInteger(level);
        gauge.level = isInRange ? level : Math.sign(level) * Number.MAX_SAFE_INTEGER;
      }
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
      .filter(({ due }) => comes(due))
      .sort((a, b) => a.id - b.id);
  });
}

function runWaves<S extends Schema>(
  definition: Definition<S>,
  state: OracleState,
  draft: FieldDraftOf<S>,
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
      const { schema } = definition;
      const isOwn = ({ field }: { field: string }): boolean => field === system.timer;
      setOracleCrossings(schema, state, system.table, id, isOwn, true);
    }
  }
}

/** What a definition runs every so many ticks. */
interface Recurrence {
  readonly ticks: number;
  readonly table?: string;
}

/** Whether the table of what recurs has a row. */
function isAwake({ table }: Recurrence, { tables }: OracleSnapshot): boolean {
  return table === undefined || Object.keys(tables[table]?.living ?? {}).length > 0;
}

function isDue(each: Recurrence, state: OracleState): boolean {
  return state.now % each.ticks === 0 && isAwake(each, state);
}

/** By draft: how `require` and `accept` refused the commands that run, the innermost last. */
const REFUSALS = new WeakMap<object, (Outcome | undefined)[]>();

/** Runs a command; returns what its reducer returns, or how its draft has refused it. */
function runCommand<S extends Schema>(
  { commands }: Definition<S>,
  draft: FieldDraftOf<S>,
  command: Command,
): Outcome {
  const reducer = Object.hasOwn(commands, command.type) ? commands[command.type] : undefined;
  if (reducer === undefined) {
    const message = `There is no command ${JSON.stringify(command.type)}.`;
    return refuse('unknown_command', message, { commands: Object.keys(commands).join(', ') });
  }
  const running = REFUSALS.get(draft) ?? [];
  REFUSALS.set(draft, running);
  running.push(undefined);
  try {
    const outcome = reducer(draft, command);
    return running.at(-1) ?? outcome;
  } catch (error) {
    const refused = running.at(-1);
    if (refused === undefined) throw error;
    return refused;
  } finally {
    running.pop();
  }
}

/** The draft of a state, for reading and writing; emitted events are pushed to `events`. */
function oracleDraft<S extends Schema>(
  definition: Definition<S>,
  state: OracleState,
  clock: OracleClock,
  events: Event[],
): object {
  const { schema } = definition;
  const draft: Record<string, unknown> = {
    get now() {
      return state.now;
    },
    setting: state.setting,
    roll: (domain: number, entity: number, n = 0) =>
      roll(state.setting.seed, domain, entity, state.now, n),
    chance: (purpose: string, row = 0) => oracleChance(state, purpose, row),
    emit(name: string, ...numbers: number[]) {
      const event: Record<string, unknown> = { tick: state.now, name };
      for (const [place, member] of (schema.events[name] as readonly string[]).entries()) {
        const choices = schema.eventWords?.[name]?.[place];
        event[member] = choices === undefined ? numbers[place] : choices[numbers[place] ?? 0];
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
      const running = REFUSALS.get(draft) ?? [];
      if (running.length > 0) running.push(running.pop() ?? (checked as Outcome));
      throw new Error('the command is refused');
    },
    perform(type: string, args: Command['args'], account: number) {
      const before = oracleStateCopy(state);
      const { length } = events;
      const command = { id: '', account, type, args };
      const outcome = runCommand(definition, draft as FieldDraftOf<S>, command);
      if (outcome.done) return outcome;
      restoreState(state, before);
      events.length = length;
      return outcome;
    },
  };
  for (const [name, table] of Object.entries(schema.tables)) {
    draft[name] = oracleTable(schema, table, state, clock);
  }
  for (const [name, documents] of Object.entries(state.documents)) {
    draft[collectionName(schema, name)] = oracleDocuments(documents);
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
