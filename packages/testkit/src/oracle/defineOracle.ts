import type {
  Bounds,
  Command,
  Definition,
  DraftOf,
  Event,
  Outcome,
  Schema,
  SettingOf,
  WorldOf,
} from '@astrarium/core/kernel';
import { oracleDraft } from './oracleDraft.js';
import {
  type OracleSnapshot,
  type OracleState,
  oracleStateCopy,
  type Seeded,
} from './oracleState.js';

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
      const outcome = (commands[command.type] as (typeof commands)[string])(draft, command);
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
