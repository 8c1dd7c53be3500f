import type { Command, Event, EventList, Fields, Outcome, Schema, Snapshot } from '@astrarium/core';
import type { replayLog, Upgrades } from '@astrarium/core/log';

/** The part of a simulation that the theatre needs; every simulation of the kernel is one. */
export type TheatreSimulation = Parameters<typeof replayLog<Snapshot>>[0] & {
  readonly definition: { readonly commands: object; readonly schema: Schema };
  execute(
    from: Snapshot,
    command: Command,
  ): { snapshot: Snapshot; outcome: Outcome; events: EventList };
  encode(snapshot: Snapshot): Uint8Array;
  read(snapshot: Snapshot): object;
  /** The same simulation with tables by field number, if `read` gives rows as objects. */
  readonly byField?: { read(snapshot: never): object };
  /** The shapes of its fields, if its rules are bound to a schema; `one` of a single row. */
  readonly schema?: { readonly tables: Readonly<Record<string, TableShown>> };
};

interface TableShown {
  readonly one: boolean;
  readonly shapes: Fields;
}

/** The world of a snapshot with tables by field number. */
export function fieldWorld(simulation: TheatreSimulation, snapshot: Snapshot): object {
  return (simulation.byField ?? simulation).read(snapshot as never);
}

/** A world as the present version of its game has it: an older one is upgraded. */
export function presentWorld(
  { simulation, upgrades = {} }: TheatreGame,
  version: TheatreSimulation,
  snapshot: Snapshot,
): Snapshot {
  if (version === simulation) return snapshot;
  const upgrade = Object.values(upgrades).findLast(({ from }) => from === version);
  if (upgrade === undefined) return snapshot;
  const { setting } = snapshot;
  const next = upgrade.migrate(snapshot, upgrade.settingOf?.(setting) ?? setting);
  return presentWorld({ simulation, upgrades }, upgrade.simulation as TheatreSimulation, next);
}

/** A game whose logs the theatre shows. */
export interface TheatreGame {
  readonly simulation: TheatreSimulation;
  readonly upgrades?: Upgrades;
  /** Milliseconds of a tick; 1000 by default. */
  readonly tickMs?: number;
  /**
   * Figures of a world for the charts. This and the other functions get worlds of the present
   * version. The part of a name before its first dot is the chart: `lamps.lit` and `lamps.broken`
   * are two lines of the chart `lamps`. By default how many rows each table has, and the numbers
   * of tables with few rows.
   */
  readonly figuresOf?: (snapshot: Snapshot) => Readonly<Record<string, number>>;
  /** The name of the player who gives the commands of an account; by default its number. */
  readonly playerName?: (snapshot: Snapshot, account: number) => string;
  /**
   * An event as a sentence; undefined for one that is shown by its members. The snapshot is that
   * of the event or a later one.
   */
  readonly sentenceOf?: (event: Event, snapshot: Snapshot) => string | undefined;
  /** Answers the questions of the game's own view of a world; see `showTheatre`. */
  readonly answer?: (snapshot: Snapshot, question: unknown) => unknown;
}
