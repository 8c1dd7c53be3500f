import type { Schema, Simulation, Snapshot } from '@astrarium/core';
import { fieldWorld } from '../replay/theatreGame.js';

/** The longest waits, in ticks, of the parts of a histogram; a last part has all longer waits. */
export const AGENDA_BOUNDS = [1, 10, 100, 1000, 10_000, 100_000] as const;

/** How many timers of a system are due, by the ticks until then. */
export interface AgendaCounts {
  readonly system: string;
  /** The timer: `table.field`. */
  readonly timer: string;
  /** One count for each bound, and one for what is due later. */
  readonly counts: readonly number[];
  /** The tick of the first one; 0 when there is none. */
  readonly nextDue: number;
}

interface TimerTable {
  ids(): number[];
  due(id: number, field: number): number;
}

/**
 * The timers of a world by system and wait. It visits all rows of tables with timers: `nextDue` of
 * the simulation would move the newest world back to an older snapshot.
 */
export function agendaCounts(
  simulation: Simulation<Schema>,
  snapshot: Snapshot,
): readonly AgendaCounts[] {
  const { schema, systems } = simulation.definition;
  const world = fieldWorld(simulation, snapshot) as Readonly<Record<string, TimerTable>>;
  const idsOf = new Map<string, number[]>();
  return systems.map(({ name, table, timer }) => {
    const reader = world[table] as TimerTable;
    const field = schema.tables[table]?.fields[timer] as number;
    const ids = idsOf.get(table) ?? reader.ids();
    idsOf.set(table, ids);
    const counts = [...AGENDA_BOUNDS, Infinity].map(() => 0);
    let nextDue = 0;
    for (const id of ids) {
      const due = reader.due(id, field);
      if (due === 0) continue;
      const part = partOf(due - snapshot.now);
      counts[part] = (counts[part] ?? 0) + 1;
      if (nextDue === 0 || due < nextDue) nextDue = due;
    }
    return { system: name, timer: `${table}.${timer}`, counts, nextDue };
  });
}

function partOf(wait: number): number {
  const part = AGENDA_BOUNDS.findIndex((bound) => wait <= bound);
  return part < 0 ? AGENDA_BOUNDS.length : part;
}
