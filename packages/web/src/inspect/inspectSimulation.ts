import {
  type Bounds,
  type Command,
  defineFieldSimulation,
  type EventList,
  type Outcome,
  type Schema,
  type Simulation,
  type Snapshot,
  type Walk,
} from '@astrarium/core';
import { heldBytes } from '@astrarium/core/log';
import type { TheatreSimulation } from '../replay/theatreGame.js';
import type {
  ChangedTable,
  InspectedStep,
  Inspection,
  StepKind,
  SystemRuns,
} from './inspection.js';

/** Steps that are held by default. */
const MAX_STEPS = 1000;

/** Events of a step that are held. */
const MAX_EVENTS = 200;

/** Options of an inspection. */
export interface InspectOptions {
  /** How many steps are held at most; 1,000 by default. */
  readonly maxSteps?: number;
  /** The clock that measures, in milliseconds; `performance.now` by default. */
  readonly nowMs?: () => number;
}

/** What a transition of any kind returns. */
interface Made {
  readonly snapshot: Snapshot;
  readonly events?: EventList;
  readonly outcome?: Outcome;
}

type Measured = Simulation<Schema>;

type WalkListener = NonNullable<Parameters<Measured['walk']>[1]>;

/**
 * Makes a recorded twin of a simulation: the twin gives the same results, and the last 1,000 steps
 * stay readable in `steps`, with their snapshots, times and changes. Use the twin instead of the
 * simulation, during development; the simulation itself is not changed and does not get slower.
 * Transitions inside `probe` are dry runs and are not recorded. A walk keeps each of its worlds.
 *
 * @param simulation a simulation that `defineFieldSimulation` made without a backend of its own
 *
 * @example
 * ```ts
 * const { simulation, steps } = inspectSimulation(lighthouse);
 * simulation.tick(simulation.genesis({ seed: 7 }));
 * console.log(steps.at(-1)?.changed);
 * ```
 */
export function inspectSimulation<Given extends TheatreSimulation>(
  simulation: Given,
  { maxSteps = MAX_STEPS, nowMs = () => performance.now() }: InspectOptions = {},
): Inspection<Given> {
  const reader = simulation as unknown as Measured;
  const { runs, systems } = timedSystems(reader.definition, nowMs);
  const measured: Measured = defineFieldSimulation({ ...reader.definition, systems });
  const steps: InspectedStep[] = [];
  let count = 0;
  let probes = 0;

  const record = <M extends Made>(
    kind: StepKind,
    from: Snapshot | undefined,
    run: () => M,
    command?: Command,
  ): M => {
    if (probes > 0) return run();
    for (const each of runs) each.runs = each.ms = 0;
    const startMs = nowMs();
    const made = run();
    const endMs = nowMs();
    const { events, outcome, snapshot } = made;
    const before = from ?? snapshot;
    count += 1;
    steps.push({
      n: count,
      kind,
      before,
      snapshot,
      isFork: count > 1 && before !== steps.at(-1)?.snapshot,
      endMs,
      ms: endMs - startMs,
      systems: runs.filter((each) => each.runs > 0).map((each) => ({ ...each })),
      changed: changedTables(reader.diff(before, snapshot)),
      bytes: heldBytes([before, snapshot]) - heldBytes([snapshot]),
      events: firstEvents(events),
      eventsCount: events?.length ?? 0,
      ...(command && { command: { ...command } }),
      ...(outcome && { outcome }),
    });
    if (steps.length > maxSteps) steps.shift();
    return made;
  };

  const recorded: Measured = Object.freeze({
    ...reader,
    genesis(given) {
      // A simulation of rules reads the setting and adds defaults.
      const { setting } = reader.genesis(given);
      return record('genesis', undefined, () => ({ snapshot: measured.genesis(setting) })).snapshot;
    },
    execute: (from, command) =>
      record('execute', from, () => measured.execute(from, command), command),
    tick: (from) => record('tick', from, () => measured.tick(from)),
    advance: (from, bounds) => record('advance', from, () => measured.advance(from, bounds)),
    walk: (from, onEvents) => recordedWalk(measured, record, from, onEvents),
    probe(snapshot, f) {
      probes += 1;
      try {
        return measured.probe(snapshot, f);
      } finally {
        probes -= 1;
      }
    },
  } satisfies Measured);
  const twin = recorded as unknown as Given;
  const clockMs = smallestTime(nowMs);
  return { simulation: twin, reader, steps, lookedAt: undefined, maxSteps, clockMs };
}

/** Readings of the clock by which its smallest step is found. */
const CLOCK_STEPS = 5;

/** The smallest step of a clock: browsers round theirs, so that it cannot be misused. */
function smallestTime(nowMs: () => number): number {
  let smallest = Infinity;
  for (let n = 0; n < CLOCK_STEPS; n += 1) {
    const startMs = nowMs();
    let endMs = startMs;
    while (endMs === startMs) endMs = nowMs();
    smallest = Math.min(smallest, endMs - startMs);
  }
  return smallest;
}

/** The systems of a definition, and how long each has run since its figures were set to 0. */
function timedSystems({ systems }: Measured['definition'], nowMs: () => number) {
  const runs = systems.map(({ name }) => ({ system: name, runs: 0, ms: 0 }) satisfies SystemRuns);
  const timed = systems.map((system, order) => {
    const own = runs[order] as (typeof runs)[number];
    const run: typeof system.run = (draft, id) => {
      const startMs = nowMs();
      // The kernel refuses a system that returns a promise: it must see what is returned.
      const returned: unknown = system.run(draft, id);
      own.ms += nowMs() - startMs;
      own.runs += 1;
      return returned as undefined;
    };
    return { ...system, run };
  });
  return { runs, systems: timed };
}

/** A walk whose steps are recorded. */
function recordedWalk(
  measured: Measured,
  record: <M extends Made>(kind: StepKind, from: Snapshot, run: () => M, command?: Command) => M,
  from: Snapshot,
  onEvents: WalkListener | undefined,
): Walk {
  let events: Parameters<WalkListener>[0] | undefined;
  const walk = measured.walk(from, (list) => void (events = list));
  const step = <R>(kind: StepKind, run: () => R, command?: Command): R => {
    const made = record(
      kind,
      walk.snapshot(),
      () => {
        const returned = run();
        const outcome = command === undefined ? {} : { outcome: returned as Outcome };
        return { returned, snapshot: walk.snapshot(), ...(events && { events }), ...outcome };
      },
      command,
    );
    if (events !== undefined) onEvents?.(events);
    return made.returned;
  };
  return Object.freeze({
    get now() {
      return walk.now;
    },
    get events() {
      return walk.events;
    },
    execute: (command: Command) => step('execute', () => walk.execute(command), command),
    advance: (bounds: Bounds) => step('advance', () => walk.advance(bounds)),
    hash: () => walk.hash(),
    tableHashes: () => walk.tableHashes(),
    snapshot: () => walk.snapshot(),
  });
}

function firstEvents(events: EventList | undefined): InspectedStep['events'] {
  const length = Math.min(events?.length ?? 0, MAX_EVENTS);
  return events === undefined ? [] : Array.from({ length }, (_, index) => events.at(index));
}

/** Counts the rows and fields of differences by table. What is no row is not counted. */
export function changedTables(
  differences: ReturnType<Simulation<Schema>['diff']>,
): readonly ChangedTable[] {
  const found: { table: string; rows: number; fields: number }[] = [];
  let lastId = 0;
  for (const { id, table } of differences) {
    // Row 0 of a table, the time and the setting.
    if (id === 0) continue;
    let last = found.at(-1);
    if (last?.table !== table) {
      found.push((last = { table, rows: 0, fields: 0 }));
      lastId = 0;
    }
    if (id !== lastId) last.rows += 1;
    lastId = id;
    last.fields += 1;
  }
  return found;
}
