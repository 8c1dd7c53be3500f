import type { EventList } from '../kernel/events.js';
import { identityFault } from './identityFault.js';
import { fault, type LogDifference, type LogFault } from './logProblem.js';
import type { CommandRecord, HeaderRecord, UpgradeRecord } from './logRecord.js';
import type { ReadLine } from './logReader.js';
import { logTrail } from './logTrail.js';
import type { Outcome } from '../kernel/outcome.js';
import { parseLine } from './parseLine.js';
import type { Replayable } from './replayable.js';
import { sameJson } from './sameJson.js';
import type { Snapshot } from '../kernel/snapshot.js';
import type { Upgrade, Upgrades } from './upgrade.js';
import type { Walk } from '../kernel/walk.js';

/** What a replay found at a line: something is wrong, and perhaps where the worlds part. */
export interface Finding extends LogFault {
  readonly difference?: LogDifference;
}

/** Events after which `advance` comes up for air, so that they need not all be held. */
const EVENTS_AT_ONCE = 4096;

/** Lives the world of one log again, line by line, and compares it with what the lines say. */
export interface LogPlayer {
  /**
   * The world as it is after the lines played so far; undefined before the header. To look at it
   * has its price: see `Walk`.
   */
  readonly snapshot: Snapshot | undefined;
  /** The tick of that world; 0 before the header. */
  readonly now: number;
  /** The simulation of the segment at hand: another one after an upgrade. */
  readonly simulation: Replayable;
  readonly commands: number;
  readonly events: number;
  /** Plays one line. */
  play(read: ReadLine): Finding | undefined;
  /** Lets time pass until `tick`. */
  advance(tick: number): Finding | undefined;
  /** Passes over a line before the one to begin at. */
  skip(read: ReadLine): Finding | undefined;
  /** Begins with a snapshot that is known to have the hash of a hash line. */
  jump(snapshot: Snapshot, read: ReadLine): Finding | undefined;
}

/** What a player tells while it plays. */
export interface PlayerEars {
  /** What has happened in a stretch of time or a command. */
  readonly heard?: ((events: EventList) => void) | undefined;
  /** What a command gave now. */
  readonly executed?: ((outcome: Outcome) => void) | undefined;
  /** A command that was carried out, and the world before and after it. */
  readonly changed?:
    ((record: CommandRecord, before: Snapshot, after: Snapshot) => void) | undefined;
  /** Called when much has happened in a stretch of time that is not yet over. */
  readonly paused?: (() => void) | undefined;
}

/** A player at the beginning of a log. */
export function logPlayer(
  simulation: Replayable,
  upgrades: Upgrades = {},
  ears: PlayerEars = {},
): LogPlayer {
  return new Player(simulation, upgrades, ears);
}

class Player implements LogPlayer {
  simulation: Replayable;
  commands = 0;
  #walk: Walk | undefined;
  /** Events of the walks before this one. */
  #eventsBefore = 0;
  readonly #upgrades: Upgrades;
  readonly #ears: PlayerEars;
  readonly #trail = logTrail();
  /** What the lines that were passed over say that the world was made with. */
  #setting: unknown;

  constructor(simulation: Replayable, upgrades: Upgrades, ears: PlayerEars) {
    this.simulation = simulation;
    this.#upgrades = upgrades;
    this.#ears = ears;
  }

  get snapshot(): Snapshot | undefined {
    return this.#walk?.snapshot();
  }

  get now(): number {
    return this.#walk?.now ?? 0;
  }

  get events(): number {
    return this.#eventsBefore + (this.#walk?.events ?? 0);
  }

  play(read: ReadLine): Finding | undefined {
    const { record } = read;
    try {
      if (record.kind === 'header') return this.#begin(record, read);
      const stopped = this.advance(record.tick);
      if (stopped !== undefined) return stopped;
      if (record.kind === 'command') return this.#execute(record, read);
      const differs = this.#compare(read, record.hash, 'tables' in record ? record.tables : {});
      if (differs !== undefined) return differs;
      return record.kind === 'upgrade' ? this.#upgrade(record, read) : undefined;
    } catch (error) {
      return threw(error, `line ${read.line}`);
    }
  }

  advance(tick: number): Finding | undefined {
    try {
      const walk = this.#walk as Walk;
      while (walk.now < tick) {
        walk.advance({ ticks: tick - walk.now, maxEvents: EVENTS_AT_ONCE });
        if (walk.now < tick) this.#ears.paused?.();
      }
      return undefined;
    } catch (error) {
      return threw(error, `the ticks up to ${tick}`);
    }
  }

  skip({ record }: ReadLine): Finding | undefined {
    if (record.kind === 'header') {
      this.#setting = record.setting;
      return identityFault(this.simulation, record);
    }
    if (record.kind !== 'upgrade') return undefined;
    this.#setting = record.next.setting;
    const upgrade = this.#upgradeOf(record);
    if ('reason' in upgrade) return upgrade;
    this.simulation = upgrade.simulation;
    return undefined;
  }

  jump(snapshot: Snapshot, { line }: ReadLine): Finding | undefined {
    if (!sameJson(snapshot.setting, this.#setting)) {
      return fault('keyframe', 'The keyframe is of another setting.');
    }
    this.#go(snapshot);
    this.#trail.agree(line, snapshot.now);
    return undefined;
  }

  #begin(record: HeaderRecord, read: ReadLine): Finding | undefined {
    const fault = identityFault(this.simulation, record);
    if (fault !== undefined) return fault;
    this.#go(this.simulation.genesis(record.setting));
    return this.#compare(read, record.genesis, {});
  }

  #execute(record: CommandRecord, read: ReadLine): Finding | undefined {
    const walk = this.#walk as Walk;
    const { changed } = this.#ears;
    const before = changed && walk.snapshot();
    const outcome = walk.execute(record.command);
    this.commands += 1;
    this.#trail.mark(record);
    this.#ears.executed?.(outcome);
    if (before !== undefined) changed?.(record, before, walk.snapshot());
    if ('outcomeText' in record && record.outcomeText === JSON.stringify(outcome)) return undefined;
    const told = parseLine(read.text);
    if ('reason' in told) return told;
    if (told.kind !== 'command' || sameJson(told.outcome, outcome)) return undefined;
    return {
      reason: 'outcome_differs',
      message: `The command ${JSON.stringify(record.command.type)} gives another outcome.`,
      difference: this.#trail.differ(read, told.outcome, outcome, []),
    };
  }

  /** Compares the world with a recorded hash; `tables` may be empty when nobody recorded them. */
  #compare(
    read: ReadLine,
    recorded: string,
    tables: Readonly<Record<string, string>>,
  ): Finding | undefined {
    const walk = this.#walk as Walk;
    const replayed = walk.hash();
    const hashes = walk.tableHashes();
    const differing = Object.keys(tables).length === 0 ? [] : namesThatDiffer(tables, hashes);
    if (recorded === replayed && differing.length === 0) {
      this.#trail.agree(read.line, walk.now);
      return undefined;
    }
    return {
      reason: 'hash_differs',
      message: `The replay's hash is ${replayed}, the log's is ${recorded}.`,
      difference: this.#trail.differ(read, recorded, replayed, differing),
    };
  }

  #upgrade(record: UpgradeRecord, read: ReadLine): Finding | undefined {
    const upgrade = this.#upgradeOf(record);
    if ('reason' in upgrade) return upgrade;
    const snapshot = upgrade.migrate(this.snapshot as Snapshot, record.next.setting);
    if (snapshot.now !== record.tick || !sameJson(snapshot.setting, record.next.setting)) {
      return fault('upgrade', 'The migration gives another tick or another setting.');
    }
    this.simulation = upgrade.simulation;
    this.#go(snapshot);
    return this.#compare(read, record.next_hash, {});
  }

  #upgradeOf({ migration, next }: UpgradeRecord): Upgrade | LogFault {
    const found = Object.hasOwn(this.#upgrades, migration) ? this.#upgrades[migration] : undefined;
    const named = JSON.stringify(migration);
    if (found === undefined) return fault('upgrade', `No migration ${named} is at hand.`);
    return identityFault(found.simulation, next) ?? found;
  }

  /** Goes on from a snapshot. */
  #go(from: Snapshot): void {
    this.#eventsBefore = this.events;
    this.#walk = this.simulation.walk(from, this.#ears.heard);
  }
}

/** The tables whose hashes differ, and those that only one side has. */
function namesThatDiffer(
  a: Readonly<Record<string, string>>,
  b: Readonly<Record<string, string>>,
): string[] {
  const names = new Set([...Object.keys(b), ...Object.keys(a)]);
  return [...names].filter((name) => a[name] !== b[name]);
}

function threw(error: unknown, over: string): LogFault {
  return fault('threw', `The rules broke down over ${over}: ${String(error)}.`);
}
